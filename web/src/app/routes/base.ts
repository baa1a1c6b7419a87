import { mayOpen, twinOf } from '@terminal/contract/access';
import type { PageId } from '@terminal/contract/pages';
import { withTexts } from '../../core/i18n/i18n.ts';
import { hrefOf } from '../../core/navigation/address.ts';
import { drawn, type Frame, type Routes } from '../../core/navigation/route.ts';
import { keepTarget } from '../../core/return-to.ts';
import { currentSession } from '../../core/session/store.ts';
import { landingOf } from '../../session/landing.ts';

/** Everything behind the login, inside top bar and sidebar (CORE-08). */
export const shell: Frame = {
  guard: ({ href, pathname }) => {
    if (currentSession()) return;
    // A link to an order is followed after the login of any person; the page's guard decides about access.
    if (pathname !== '/') keepTarget(href);
    return hrefOf({ to: '/login' });
  },
  ...drawn(() => import('../shell/components/Shell.tsx'), 'Shell'),
};

/** A page hidden for a person sends them to where they begin (G-19). */
export const guard = (id: PageId) => (): string | undefined => {
  const session = currentSession();
  if (session && !mayOpen(session, id)) return twinOf(session, id) ?? landingOf(session);
};

/** A page of the menu, or one below it, with its texts. */
export const pageOf = <Name extends string>(id: PageId, ...[load, name]: Parameters<typeof drawn<Name>>) => ({
  frame: shell,
  entry: id,
  guard: guard(id),
  ...drawn(withTexts(load), name),
});

/** What is outside the frames. */
export const openRoutes = {
  // A signed-in person is redirected to the start page.
  '/login': {
    guard: () => {
      const session = currentSession();
      return session ? landingOf(session) : undefined;
    },
    ...drawn(() => import('../../session/pages/LoginPage.tsx'), 'LoginPage'),
  },
  // Public, opened in a new tab from the login and the menu (AUTH-06, SHELL-23).
  '/ajuda': drawn(
    withTexts(() => import('../shell/pages/HelpPage.tsx')),
    'HelpPage',
  ),
} satisfies Partial<Routes>;
