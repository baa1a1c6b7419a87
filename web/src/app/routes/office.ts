import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from '@terminal/contract/pages';
import { withTexts } from '../../core/i18n/i18n.ts';
import { readView } from '../../dashboard/view.ts';
import { readForecastView } from '../../plans/forecast/view.ts';
import { readReadingsView } from '../../plans/keeping/view.ts';
import { guard, shellRoute } from './base.ts';

/** Both spellings open it: paths match without regard to case (SHELL-06). */
const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  validateSearch: readView,
  beforeLoad: guard('dashboard'),
  component: lazyRouteComponent(
    withTexts(() => import('../../dashboard/pages/DashboardPage.tsx')),
    'DashboardPage',
  ),
});

const historyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.history.path,
  beforeLoad: guard('history'),
  component: lazyRouteComponent(
    withTexts(() => import('../../history/pages/HistoryPage.tsx')),
    'HistoryPage',
  ),
});

const plansRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.plans.path,
  beforeLoad: guard('plans'),
  component: lazyRouteComponent(
    withTexts(() => import('../../plans/keeping/pages/PlansPage.tsx')),
    'PlansPage',
  ),
});

const readingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/planos/leituras',
  validateSearch: readReadingsView,
  beforeLoad: guard('plans'),
  component: lazyRouteComponent(
    withTexts(() => import('../../plans/keeping/pages/ReadingsPage.tsx')),
    'ReadingsPage',
  ),
});

const planRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/planos/$id',
  beforeLoad: guard('plans'),
  component: lazyRouteComponent(
    withTexts(() => import('../../plans/keeping/pages/PlanPage.tsx')),
    'PlanPage',
  ),
});

const forecastRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.forecast.path,
  validateSearch: readForecastView,
  beforeLoad: guard('forecast'),
  component: lazyRouteComponent(
    withTexts(() => import('../../plans/forecast/pages/ForecastPage.tsx')),
    'ForecastPage',
  ),
});

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.imports.path,
  beforeLoad: guard('imports'),
  component: lazyRouteComponent(
    withTexts(() => import('../../imports/pages/ImportPage.tsx')),
    'ImportPage',
  ),
});

/** Figures, plans, forecast and import. */
export const officeRoutes = [
  dashboardRoute,
  historyRoute,
  plansRoute,
  readingsRoute,
  planRoute,
  forecastRoute,
  importRoute,
] as const;
