import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { rememberList } from '../core/last-list.ts';
import { currentSession } from '../core/session/store.ts';
import { landingOf } from '../session/landing.ts';
import { mayOpen, type PageId } from './access.ts';
import { CrashPage } from './shell/CrashPage.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';

const rootRoute = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: CrashPage });

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: () => {
    const session = currentSession();
    if (session) redirect({ to: landingOf(session), throw: true });
  },
  component: lazyRouteComponent(() => import('../session/pages/LoginPage.tsx'), 'LoginPage'),
});

/** Everything behind the login, inside top bar and sidebar (CORE-08). */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: () => {
    if (!currentSession()) redirect({ to: '/login', throw: true });
  },
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
  errorComponent: CrashPage,
});

/** A page hidden for a person sends them to where they begin (G-19). */
const guard = (id: PageId) => () => {
  const session = currentSession();
  if (session && !mayOpen(session, id)) redirect({ to: landingOf(session), throw: true });
};

const ordersPage = () => import('../orders/pages/OrdersPage.tsx');

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: guard('home'),
  component: lazyRouteComponent(ordersPage, 'FleetOrdersPage'),
});

const warehouseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/osEmpilhadeira',
  beforeLoad: guard('warehouse'),
  component: lazyRouteComponent(ordersPage, 'WarehouseOrdersPage'),
});

const externalRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/osExterna',
  beforeLoad: guard('external'),
  component: lazyRouteComponent(ordersPage, 'ExternalOrdersPage'),
});

const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/os/$id',
  component: lazyRouteComponent(() => import('../orders/pages/OrderPage.tsx'), 'OrderPage'),
});

/** All components in both schemes, for developers only: the production build has neither route nor page. */
const workbench = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/vitrine',
        component: lazyRouteComponent(() => import('./vitrine/ShowcasePage.tsx'), 'ShowcasePage'),
      }),
    ]
  : [];

/** Paths match without regard to case (G-08). */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    loginRoute,
    shellRoute.addChildren([homeRoute, warehouseRoute, externalRoute, orderRoute]),
    ...workbench,
  ]),
  caseSensitive: false,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

const isOrder = (path: string) => /^\/os\//i.test(path);

// An order leads back to the list it was opened from.
router.subscribe('onBeforeNavigate', ({ fromLocation: from, toLocation: to }) => {
  if (from && isOrder(to.pathname) && !isOrder(from.pathname) && from.pathname !== '/login')
    rememberList(from.pathname, from.href);
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
