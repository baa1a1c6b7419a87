import { drawn, type Route, type Routes } from '../core/navigation/route.ts';
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

/** Every page by its path. */
export const routes: Readonly<Record<string, Route>> = { ...pages, ...workbench };
