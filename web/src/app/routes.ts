import { askAhead } from '../core/api/hooks.ts';
import { drawn, type Route, type Routes } from '../core/navigation/route.ts';
import { currentSession } from '../core/session/store.ts';
import { firstCallAt } from './first-calls.ts';
import { openRoutes } from './routes/base.ts';
import { officeRoutes } from './routes/office.ts';
import { orderRoutes } from './routes/order.ts';
import { panelRoutes } from './routes/panel.ts';
import { stockRoutes } from './routes/stock.ts';
import { tyreRoutes } from './routes/tyre.ts';

const pages: Routes = {
  ...openRoutes,
  ...orderRoutes,
  ...officeRoutes,
  ...stockRoutes,
  ...tyreRoutes,
  ...panelRoutes,
};

/** All components in both schemes, for developers only: the production build has neither route nor page. */
const workbench: Record<string, Route> = import.meta.env.DEV
  ? { '/vitrine': drawn(() => import('./vitrine/pages/ShowcasePage.tsx'), 'ShowcasePage') }
  : {};

/** A route whose page finds its first answer under way. */
const withFirstCall = (route: Route): Route => ({
  ...route,
  ahead: (visit) => {
    route.ahead?.(visit);
    const session = currentSession();
    const first = session && firstCallAt(visit.pathname, visit.search, session);
    if (first) void askAhead(first.name, first.input);
  },
});

/** Every page by its path. */
export const routes: Readonly<Record<string, Route>> = Object.fromEntries(
  Object.entries<Route>({ ...pages, ...workbench }).map(([path, route]) => [path, withFirstCall(route)]),
);
