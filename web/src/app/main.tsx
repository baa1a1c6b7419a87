import '../core/theme/tokens.css';
import '../core/theme/levels.css';
import '../core/theme/base.css';
import '../core/theme/layout.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { onExpiry } from '../core/api/expiry.ts';
import { queryClient } from '../core/api/query-client.ts';
import { Notices } from '../core/components/Notices.tsx';
import { startTexts } from '../core/i18n/i18n.ts';
import { showPopup } from '../core/notices.ts';
import { keepTarget } from '../core/return-to.ts';
import { dropSecondPresses } from '../core/second-press.ts';
import { onSession } from '../core/session/store.ts';
import { keepSoon } from './keeping.ts';
import { router } from './router.tsx';

// CORE-03: the session is gone already; say so once and begin again at the login.
onExpiry(() => {
  showPopup({ title: null, text: i18next.t('session.expired') });
  const { pathname, href } = router.state.location;
  if (pathname !== '/' && pathname !== '/login') keepTarget(href);
  void router.navigate({ to: '/login' });
  // If it ended before the shell was rendered, its data would be lost.
  void keepSoon();
});

// The other tabs go along: the guards decide anew what may stand here.
onSession((elsewhere) => elsewhere && void router.invalidate());

dropSecondPresses();
await startTexts();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// In slices, so that a finger is answered between them.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </StrictMode>,
  );
});
