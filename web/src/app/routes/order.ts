import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pages } from '@terminal/contract/pages';
import { askAhead } from '../../core/api/hooks.ts';
import { withTexts } from '../../core/i18n/i18n.ts';
import { orderLists } from '../../orders/lists.ts';
import { guard, listAt, shellRoute } from './base.ts';

const ordersPage = () => import('../../orders/pages/OrdersPage.tsx');

/** Lists of plan orders include due plans. */
const planListPage = withTexts(() => import('../../plans/pages/PlanListPage.tsx'));

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.home.path,
  ...listAt('home', orderLists.fleet),
  component: lazyRouteComponent(ordersPage, 'FleetOrdersPage'),
});

const externalRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.external.path,
  ...listAt('external', orderLists.external),
  component: lazyRouteComponent(ordersPage, 'ExternalOrdersPage'),
});

const preventiveRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.preventive.path,
  ...listAt('preventive', orderLists.preventive),
  component: lazyRouteComponent(planListPage, 'PreventiveOrdersPage'),
});

const predictiveRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.predictive.path,
  ...listAt('predictive', orderLists.predictive),
  component: lazyRouteComponent(planListPage, 'PredictiveOrdersPage'),
});

const reopenedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.reopened.path,
  ...listAt('reopened', orderLists.reopened),
  component: lazyRouteComponent(ordersPage, 'ReopenedOrdersPage'),
});

const warehouseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.warehouse.path,
  ...listAt('warehouse', orderLists.warehouse),
  component: lazyRouteComponent(ordersPage, 'WarehouseOrdersPage'),
});

const externalWarehouseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.externalWarehouse.path,
  ...listAt('externalWarehouse', orderLists.externalWarehouse),
  component: lazyRouteComponent(ordersPage, 'ExternalWarehouseOrdersPage'),
});

const preventiveWarehouseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.preventiveWarehouse.path,
  ...listAt('preventiveWarehouse', orderLists.preventiveWarehouse),
  component: lazyRouteComponent(planListPage, 'PreventiveWarehouseOrdersPage'),
});

const predictiveWarehouseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.predictiveWarehouse.path,
  ...listAt('predictiveWarehouse', orderLists.predictiveWarehouse),
  component: lazyRouteComponent(planListPage, 'PredictiveWarehouseOrdersPage'),
});

const noticePage = () => import('../shell/NoticePage.tsx');

const palletTruckRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.palletTruck.path,
  beforeLoad: guard('palletTruck'),
  component: lazyRouteComponent(noticePage, 'PalletTruckPage'),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.maintenance.path,
  beforeLoad: guard('maintenance'),
  component: lazyRouteComponent(noticePage, 'MaintenancePage'),
});

const orderPage = withTexts(() => import('../../orders/pages/OrderPage.tsx'));

interface Opening {
  params: { id: string };
  preload: boolean;
}

const askForOrder = ({ params, preload }: Opening) => {
  if (!preload) void askAhead('getOrder', { params: { id: params.id } });
};

const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/os/$id',
  beforeLoad: askForOrder,
  component: lazyRouteComponent(orderPage, 'OrderPage'),
});

/** An order opened to be finished: the sheet comes by itself (DETAIL-04). */
const orderFinishRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/os/$id/osExterna',
  beforeLoad: askForOrder,
  component: lazyRouteComponent(orderPage, 'OrderToFinishPage'),
});

/** The same order while it is worked on. */
const workRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/os/$id/trabalho',
  beforeLoad: askForOrder,
  component: lazyRouteComponent(
    withTexts(() => import('../../execution/pages/WorkPage.tsx')),
    'WorkPage',
  ),
});

const newOrderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/novaOs',
  beforeLoad: guard('newOrder'),
  component: lazyRouteComponent(
    withTexts(() => import('../../orders/new/pages/NewOrderPage.tsx')),
    'NewOrderPage',
  ),
});

const workListPage = withTexts(() => import('../../orders/work/pages/WorkListPage.tsx'));

const workListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.execution.path,
  beforeLoad: guard('execution'),
  component: lazyRouteComponent(workListPage, 'WorkListPage'),
});

/** The last closed orders lie over the execution list. */
const closedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.closed.path,
  beforeLoad: guard('closed'),
  component: lazyRouteComponent(workListPage, 'ClosedOrdersPage'),
});

/** Lists of orders, one order, new orders and current work. */
export const orderRoutes = [
  homeRoute,
  externalRoute,
  preventiveRoute,
  predictiveRoute,
  reopenedRoute,
  warehouseRoute,
  externalWarehouseRoute,
  preventiveWarehouseRoute,
  predictiveWarehouseRoute,
  palletTruckRoute,
  maintenanceRoute,
  orderRoute,
  orderFinishRoute,
  workRoute,
  newOrderRoute,
  workListRoute,
  closedRoute,
] as const;
