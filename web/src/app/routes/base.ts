import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { helpPath, type PageId } from '@terminal/contract/pages';
import { withTexts } from '../../core/i18n/i18n.ts';
import { keepTarget } from '../../core/return-to.ts';
import { currentSession } from '../../core/session/store.ts';
import { askOrdersAhead } from '../../orders/api.ts';
import { sameFilters } from '../../orders/filters.ts';
import { type ListSearch, readListSearch } from '../../orders/list-search.ts';
import type { OrderList } from '../../orders/lists.ts';
import { savedFilters } from '../../orders/remembered.ts';
import { landingOf } from '../../session/landing.ts';
import { mayOpen, twinOf } from '../access.ts';
import { CrashPage } from '../shell/CrashPage.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { RootPage } from '../shell/RootPage.tsx';

/** Around everything. */
export const rootRoute = createRootRoute({
  component: RootPage,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
});

/** The login; a signed-in person is redirected to the start page. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: () => {
    const session = currentSession();
    if (session) redirect({ to: landingOf(session), throw: true });
  },
  component: lazyRouteComponent(() => import('../../session/pages/LoginPage.tsx'), 'LoginPage'),
});

/** Help, public, opened in a new tab from the login and the menu (AUTH-06, SHELL-23). */
export const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: helpPath,
  component: lazyRouteComponent(
    withTexts(() => import('../shell/HelpPage.tsx')),
    'HelpPage',
  ),
});

/** Everything behind the login, inside top bar and sidebar (CORE-08). */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location, preload }) => {
    if (currentSession()) return;
    // A link to an order is followed after the login of any person; the page's guard decides about access.
    if (!preload && location.pathname !== '/') keepTarget(location.href);
    redirect({ to: '/login', throw: true });
  },
  component: lazyRouteComponent(() => import('../shell/Shell.tsx'), 'Shell'),
  errorComponent: CrashPage,
});

/** A page hidden for a person sends them to where they begin (G-19). */
export const guard = (id: PageId) => () => {
  const session = currentSession();
  if (session && !mayOpen(session, id))
    redirect({ to: twinOf(session, id) ?? landingOf(session), throw: true });
};

/** The address of a list: filters, page and layout; saved filters take the place of none (LIST-16). */
export const listAt = (id: PageId, list: OrderList) => ({
  validateSearch: readListSearch,
  beforeLoad: ({ search, preload }: { search: ListSearch; preload: boolean }) => {
    guard(id)();
    const saved = sameFilters(search, {}) && search.salvos === undefined ? savedFilters(list) : null;
    if (saved) redirect({ to: list.path, search: { ...search, ...saved }, replace: true, throw: true });
    if (!preload) askOrdersAhead(list, search);
  },
});
