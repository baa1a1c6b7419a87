import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type PageId, pages } from '@terminal/contract/pages';
import { withTexts } from '../core/i18n/i18n.ts';
import { rememberList } from '../core/last-list.ts';
import { currentSession } from '../core/session/store.ts';
import { readView } from '../dashboard/view.ts';
import { readForecastView } from '../forecast/view.ts';
import { readInventoryView } from '../inventory/view.ts';
import { sameFilters } from '../orders/filters.ts';
import { type ListSearch, readListSearch } from '../orders/list-search.ts';
import { type OrderList, orderLists } from '../orders/lists.ts';
import { savedFilters } from '../orders/remembered.ts';
import { readReadingsView } from '../planKeeping/view.ts';
import { readRegistryView } from '../registry/view.ts';
import { landingOf } from '../session/landing.ts';
import { readStockListView } from '../stock/view.ts';
import { readLifeView } from '../tyreLife/view.ts';
import { readShopView, readStockView } from '../tyres/stock/view.ts';
import { mayOpen, twinOf } from './access.ts';
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
  if (session && !mayOpen(session, id))
    redirect({ to: twinOf(session, id) ?? landingOf(session), throw: true });
};

/** The address of a list: filters, page and layout; saved filters take the place of none (LIST-16). */
const listAt = (id: PageId, list: OrderList) => ({
  validateSearch: readListSearch,
  beforeLoad: ({ search }: { search: ListSearch }) => {
    guard(id)();
    const saved = sameFilters(search, {}) ? savedFilters(list) : null;
    if (saved) redirect({ to: list.path, search: { ...search, ...saved }, replace: true, throw: true });
  },
});

const ordersPage = () => import('../orders/pages/OrdersPage.tsx');

/** Lists of plan orders come with what is due. */
const planListPage = withTexts(() => import('../plans/pages/PlanListPage.tsx'));

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

const noticePage = () => import('./shell/NoticePage.tsx');

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

const orderPage = withTexts(() => import('../orders/pages/OrderPage.tsx'));

const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/os/$id',
  component: lazyRouteComponent(orderPage, 'OrderPage'),
});

/** An order opened to be finished: the sheet comes by itself (DETAIL-04). */
const orderFinishRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/os/$id/osExterna',
  component: lazyRouteComponent(orderPage, 'OrderToFinishPage'),
});

const newOrderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/novaOs',
  beforeLoad: guard('newOrder'),
  component: lazyRouteComponent(
    withTexts(() => import('../newOrder/pages/NewOrderPage.tsx')),
    'NewOrderPage',
  ),
});

const workListPage = withTexts(() => import('../workList/pages/WorkListPage.tsx'));

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

/** Both spellings open it: paths match without regard to case (SHELL-06). */
const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  validateSearch: readView,
  beforeLoad: guard('dashboard'),
  component: lazyRouteComponent(
    withTexts(() => import('../dashboard/pages/DashboardPage.tsx')),
    'DashboardPage',
  ),
});

const historyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.history.path,
  beforeLoad: guard('history'),
  component: lazyRouteComponent(
    withTexts(() => import('../history/pages/HistoryPage.tsx')),
    'HistoryPage',
  ),
});

const plansRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.plans.path,
  beforeLoad: guard('plans'),
  component: lazyRouteComponent(
    withTexts(() => import('../planKeeping/pages/PlansPage.tsx')),
    'PlansPage',
  ),
});

const registryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.registry.path,
  validateSearch: readRegistryView,
  beforeLoad: guard('registry'),
  component: lazyRouteComponent(
    withTexts(() => import('../registry/pages/RegistryPage.tsx')),
    'RegistryPage',
  ),
});

const inventoriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.inventory.path,
  beforeLoad: guard('inventory'),
  component: lazyRouteComponent(
    withTexts(() => import('../inventory/pages/InventoriesPage.tsx')),
    'InventoriesPage',
  ),
});

const inventoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inventarioItens/$id',
  validateSearch: readInventoryView,
  beforeLoad: guard('inventory'),
  component: lazyRouteComponent(
    withTexts(() => import('../inventory/pages/InventoryPage.tsx')),
    'InventoryPage',
  ),
});

const inventorySheetRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inventarioItens/$id/folha',
  beforeLoad: guard('inventory'),
  component: lazyRouteComponent(
    withTexts(() => import('../inventory/pages/SheetPage.tsx')),
    'SheetPage',
  ),
});

const readingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/planos/leituras',
  validateSearch: readReadingsView,
  beforeLoad: guard('plans'),
  component: lazyRouteComponent(
    withTexts(() => import('../planKeeping/pages/ReadingsPage.tsx')),
    'ReadingsPage',
  ),
});

const planRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/planos/$id',
  beforeLoad: guard('plans'),
  component: lazyRouteComponent(
    withTexts(() => import('../planKeeping/pages/PlanPage.tsx')),
    'PlanPage',
  ),
});

const forecastRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.forecast.path,
  validateSearch: readForecastView,
  beforeLoad: guard('forecast'),
  component: lazyRouteComponent(
    withTexts(() => import('../forecast/pages/ForecastPage.tsx')),
    'ForecastPage',
  ),
});

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.imports.path,
  beforeLoad: guard('imports'),
  component: lazyRouteComponent(
    withTexts(() => import('../imports/pages/ImportPage.tsx')),
    'ImportPage',
  ),
});

const gaugingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.gauging.path,
  beforeLoad: guard('gauging'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyres/pages/PlatesPage.tsx')),
    'PlatesPage',
  ),
});

const readingPage = withTexts(() => import('../tyres/pages/ReadingPage.tsx'));

const gaugeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/borracharia/afericao/$placa',
  beforeLoad: guard('gauging'),
  component: lazyRouteComponent(readingPage, 'GaugingPage'),
});

const calibrateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/borracharia/calibragem/$placa',
  beforeLoad: guard('gauging'),
  component: lazyRouteComponent(readingPage, 'CalibrationPage'),
});

const movementRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.movement.path,
  beforeLoad: guard('movement'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyres/pages/MovementPlatesPage.tsx')),
    'MovementPlatesPage',
  ),
});

const moveRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/borracharia/movimentacao/$placa',
  beforeLoad: guard('movement'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyres/pages/MovementPage.tsx')),
    'MovementPage',
  ),
});

const stockListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.stock.path,
  validateSearch: readStockListView,
  beforeLoad: guard('stock'),
  component: lazyRouteComponent(
    withTexts(() => import('../stock/pages/StockPage.tsx')),
    'StockPage',
  ),
});

const stockItemRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/estoque/$id',
  beforeLoad: guard('stock'),
  component: lazyRouteComponent(
    withTexts(() => import('../stock/pages/ItemPage.tsx')),
    'ItemPage',
  ),
});

const stockLabelsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.stockLabels.path,
  beforeLoad: guard('stockLabels'),
  component: lazyRouteComponent(
    withTexts(() => import('../stock/pages/LabelsPage.tsx')),
    'LabelsPage',
  ),
});

const stockImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.stockImport.path,
  beforeLoad: guard('stockImport'),
  component: lazyRouteComponent(
    withTexts(() => import('../stock/pages/ImportPage.tsx')),
    'StockImportPage',
  ),
});

const tyreShopRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreShop.path,
  validateSearch: readShopView,
  beforeLoad: guard('tyreShop'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyres/stock/pages/TyreShopPage.tsx')),
    'TyreShopPage',
  ),
});

const stockPage = withTexts(() => import('../tyres/stock/pages/StockPage.tsx'));

const scrapRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.scrap.path,
  validateSearch: readStockView,
  beforeLoad: guard('scrap'),
  component: lazyRouteComponent(stockPage, 'ScrapPage'),
});

const tyreServiceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreService.path,
  validateSearch: readStockView,
  beforeLoad: guard('tyreService'),
  component: lazyRouteComponent(stockPage, 'TyreServicePage'),
});

const tyresAwayRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyresAway.path,
  beforeLoad: guard('tyresAway'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyres/stock/pages/AwayPage.tsx')),
    'AwayPage',
  ),
});

const tyreLifeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreLife.path,
  validateSearch: readLifeView,
  beforeLoad: guard('tyreLife'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyreLife/pages/LifePage.tsx')),
    'LifePage',
  ),
});

const tyreRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/borracharia/pneu/$fogo',
  beforeLoad: guard('tyreLife'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyreLife/pages/HistoryPage.tsx')),
    'HistoryPage',
  ),
});

const tyreLabelsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreLabels.path,
  beforeLoad: guard('tyreLabels'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyreLife/pages/LabelsPage.tsx')),
    'LabelsPage',
  ),
});

const tyreImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreImport.path,
  beforeLoad: guard('tyreImport'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyreLife/pages/ImportPage.tsx')),
    'TyreImportPage',
  ),
});

const tyreSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.tyreSettings.path,
  beforeLoad: guard('tyreSettings'),
  component: lazyRouteComponent(
    withTexts(() => import('../tyreLife/pages/SettingsPage.tsx')),
    'SettingsPage',
  ),
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

function stringifySearch(search: Record<string, unknown>): string {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** Paths match without regard to case (G-08). */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    loginRoute,
    shellRoute.addChildren([
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
      newOrderRoute,
      workListRoute,
      dashboardRoute,
      closedRoute,
      historyRoute,
      plansRoute,
      registryRoute,
      inventoriesRoute,
      inventoryRoute,
      inventorySheetRoute,
      readingsRoute,
      planRoute,
      forecastRoute,
      importRoute,
      gaugingRoute,
      gaugeRoute,
      calibrateRoute,
      tyreShopRoute,
      scrapRoute,
      tyreServiceRoute,
      tyresAwayRoute,
      movementRoute,
      moveRoute,
      tyreLifeRoute,
      tyreRoute,
      tyreLabelsRoute,
      stockListRoute,
      stockItemRoute,
      stockLabelsRoute,
      stockImportRoute,
      tyreImportRoute,
      tyreSettingsRoute,
    ]),
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
