import './early.ts';
import '../core/theme/tokens.css';
import '../core/theme/levels.css';
import '../core/theme/base.css';
import '../core/theme/layout.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { onExpiry } from '../core/api/expiry.ts';
import { queryClient } from '../core/api/query-client.ts';
import { Notices } from '../core/components/Notices.tsx';
import { startTexts } from '../core/i18n/i18n.ts';
import { t } from '../core/i18n/useTranslation.ts';
import { guardAnew, hrefNow, navigate } from '../core/navigation/navigate.ts';
import { startScroll } from '../core/navigation/scroll.ts';
import { showPopup } from '../core/notices.ts';
import { keepTarget } from '../core/return-to.ts';
import { dropSecondPresses } from '../core/second-press.ts';
import { onSession } from '../core/session/store.ts';
import { keepSoon } from './keeping.ts';
import { RootPage } from './shell/pages/RootPage.tsx';
import { styled } from './styled.ts';

// CORE-03: the session is gone already; say so once and begin again at the login.
onExpiry((codigo) => {
  // Who was signed in may have spoken another language than the device does.
  const text = () => t(codigo === 'FILIAL_RETIRADA' ? 'core.branchLost' : 'core.expired');
  showPopup({ title: null, text });
  if (location.pathname !== '/' && location.pathname !== '/login') keepTarget(hrefNow());
  void navigate({ to: '/login' });
  // If it ended before the shell was rendered, its data would be lost.
  void keepSoon();
});

// The other tabs go along: the guards decide anew what may stand here.
onSession((elsewhere) => elsewhere && guardAnew());

dropSecondPresses();
startScroll();
await Promise.all([startTexts(), styled()]);
// A finger that was put down meanwhile is answered first.
await new Promise((goOn) => setTimeout(goOn));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// In slices, so that a finger is answered between them.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RootPage />
        <Notices />
      </QueryClientProvider>
    </StrictMode>,
  );
});
