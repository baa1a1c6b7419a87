import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { rememberList } from '../core/last-list.ts';
import { helpRoute, loginRoute, rootRoute, shellRoute } from './routes/base.ts';
import { officeRoutes } from './routes/office.ts';
import { orderRoutes } from './routes/order.ts';
import { panelRoutes } from './routes/panel.ts';
import { stockRoutes } from './routes/stock.ts';
import { tyreRoutes } from './routes/tyre.ts';

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

function stringifySearch(search: Record<string, unknown>): string {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** Paths match without regard to case (G-08). */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    loginRoute,
    helpRoute,
    shellRoute.addChildren([...orderRoutes, ...officeRoutes, ...stockRoutes, ...tyreRoutes]),
    ...panelRoutes,
    ...workbench,
  ]),
  caseSensitive: false,
  // Addresses as people write them: every value is text.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch,
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
