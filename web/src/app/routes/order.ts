import type { PageId } from '@terminal/contract/pages';
import { withTexts } from '../../core/i18n/i18n.ts';
import { rememberList, rememberStep } from '../../core/last-list.ts';
import { hrefOf } from '../../core/navigation/address.ts';
import { drawn, type Route, type Routes, type Visit } from '../../core/navigation/route.ts';
import { loadBoardAhead } from '../../orders/ahead.ts';
import { readListSearch } from '../../orders/list-search.ts';
import { type OrderList, orderLists } from '../../orders/lists.ts';
import { savedSearch } from '../../orders/remembered.ts';
import { guard, pageOf, shell } from './base.ts';

/** A list: its address says filters, page and layout; saved filters take the place of none (LIST-16). */
const listAt = (id: PageId, list: OrderList) => ({
  frame: shell,
  entry: id,
  guard: ({ search }: Visit) => {
    const saved = savedSearch(list, readListSearch(search));
    return guard(id)() ?? (saved ? hrefOf({ to: list.path, search: saved }) : undefined);
  },
  ahead: ({ search }: Visit) => loadBoardAhead(list, readListSearch(search)),
});

const ordersPage = () => import('../../orders/pages/OrdersPage.tsx');
/** Lists of plan orders include due plans. */
const planListPage = withTexts(() => import('../../plans/pages/PlanListPage.tsx'));

const orderPage = withTexts(() => import('../../orders/pages/OrderPage.tsx'));
const isOrder = (address: string) => /^\/os\//i.test(address);
const isVehicle = (address: string) => /^\/veiculo\//i.test(address);

/** An order or vehicle leads back to where it was opened from: a list, an order or a vehicle. */
function rememberFrom({ from, href }: Visit): void {
  const [path] = from?.split('?') ?? [];
  if (from === null || path === undefined || path === '/login') return;
  if (!isOrder(path) && !isVehicle(path)) rememberList(path, from);
  else if (isOrder(path) !== isOrder(href)) rememberStep(from, href);
}

const order = {
  frame: shell,
  ahead: rememberFrom,
} satisfies Partial<Route<'id'>>;

const noticePage = withTexts(() => import('../shell/pages/NoticePage.tsx'));
const workListPage = () => import('../../orders/work/pages/WorkListPage.tsx');

/** Lists of orders, one order, new orders and current work. */
export const orderRoutes = {
  '/': { ...listAt('home', orderLists.fleet), ...drawn(ordersPage, 'FleetOrdersPage') },
  '/osExterna': { ...listAt('external', orderLists.external), ...drawn(ordersPage, 'ExternalOrdersPage') },
  '/osPreventiva': {
    ...listAt('preventive', orderLists.preventive),
    ...drawn(planListPage, 'PreventiveOrdersPage'),
  },
  '/osPreditiva': {
    ...listAt('predictive', orderLists.predictive),
    ...drawn(planListPage, 'PredictiveOrdersPage'),
  },
  '/osReabertas': { ...listAt('reopened', orderLists.reopened), ...drawn(ordersPage, 'ReopenedOrdersPage') },
  '/osEmpilhadeira': {
    ...listAt('warehouse', orderLists.warehouse),
    ...drawn(ordersPage, 'WarehouseOrdersPage'),
  },
  '/osExternaArmazem': {
    ...listAt('externalWarehouse', orderLists.externalWarehouse),
    ...drawn(ordersPage, 'ExternalWarehouseOrdersPage'),
  },
  '/osPreventivaArmazem': {
    ...listAt('preventiveWarehouse', orderLists.preventiveWarehouse),
    ...drawn(planListPage, 'PreventiveWarehouseOrdersPage'),
  },
  '/osPredivitaArmazem': {
    ...listAt('predictiveWarehouse', orderLists.predictiveWarehouse),
    ...drawn(planListPage, 'PredictiveWarehouseOrdersPage'),
  },
  '/osPaleteira': {
    frame: shell,
    entry: 'palletTruck',
    guard: guard('palletTruck'),
    ...drawn(noticePage, 'PalletTruckPage'),
  },
  '/manutencao': { frame: shell, guard: guard('maintenance'), ...drawn(noticePage, 'MaintenancePage') },
  '/os/$id': { ...order, ...drawn(orderPage, 'OrderPage') },
  // Opened to be finished: the sheet comes by itself (DETAIL-04).
  '/os/$id/osExterna': { ...order, ...drawn(orderPage, 'OrderToFinishPage') },
  // The same order while it is worked on.
  '/os/$id/trabalho': {
    ...order,
    whole: true,
    ...drawn(
      withTexts(() => import('../../execution/pages/WorkPage.tsx')),
      'WorkPage',
    ),
  },
  '/veiculo/$placa': {
    frame: shell,
    ahead: rememberFrom,
    ...drawn(
      withTexts(() => import('../../vehicle/pages/VehiclePage.tsx')),
      'VehiclePage',
    ),
  },
  '/novaOs': pageOf('newOrder', () => import('../../orders/new/pages/NewOrderPage.tsx'), 'NewOrderPage'),
  '/execucao': pageOf('execution', workListPage, 'WorkListPage'),
  // The last closed orders lie over the execution list.
  '/osEncerradas': pageOf('closed', workListPage, 'ClosedOrdersPage'),
} satisfies Partial<Routes>;
