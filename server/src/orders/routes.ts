import type { Handlers } from '../core/http/mount.ts';
import type { FileLinks } from '../files/link.service.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { approve, reopen } from './approval.service.ts';
import { create, openOrderOf } from './create.service.ts';
import { closePurchase, openPurchase } from './purchase.service.ts';
import {
  attendedItems,
  averages,
  comment,
  externalOrders,
  fleetOrders,
  orderDetail,
  rescues,
  warehouseOrders,
} from './service.ts';
import { releaseVehicle, reportClaim } from './vehicle.service.ts';
import { activeWork, closedOrders, endedWork, pausedWork, waitingOrders } from './work.service.ts';

type OrdersCall =
  | 'listOrders'
  | 'listWarehouseOrders'
  | 'listExternalOrders'
  | 'getReleaseAverages'
  | 'getWarehouseAverages'
  | 'getOrder'
  | 'commentOrder'
  | 'countAttendedItems'
  | 'listRescues'
  | 'releaseVehicle'
  | 'approveOrder'
  | 'reopenOrder'
  | 'openPurchase'
  | 'closePurchase'
  | 'reportClaim'
  | 'createOrder'
  | 'findOpenOrder'
  | 'listActiveFleet'
  | 'listActiveWarehouse'
  | 'listPaused'
  | 'listWaiting'
  | 'listEnded'
  | 'listClosedOrders';

export const ordersRoutes = (identity: IdentityCheck, links: FileLinks): Handlers<OrdersCall> => ({
  listOrders: (context, { query }) => fleetOrders(context, query),
  listWarehouseOrders: (context, { query }) => warehouseOrders(context, query),
  listExternalOrders: (context, { query }) => externalOrders(context, query),
  getReleaseAverages: (context, { params, query }) =>
    averages(context, 'FROTA', params.origem, query.filial ?? null),
  getWarehouseAverages: (context, { params, query }) =>
    averages(context, 'ARMAZEM', params.origem, query.filial ?? null),
  getOrder: (context, { params }) => orderDetail(context, links, params.id),
  commentOrder: (context, { params, body }) => comment(context, params.id, body),
  countAttendedItems: (context, { params }) => attendedItems(context, params.id),
  listRescues: (context) => rescues(context),
  releaseVehicle: (context, { params, body }) => releaseVehicle(context, identity, params.id, body),
  approveOrder: (context, { params, body }) => approve(context, identity, params.id, body),
  reopenOrder: (context, { params, body }) => reopen(context, identity, params.id, body),
  openPurchase: (context, { params, body }) => openPurchase(context, identity, params.id, body),
  closePurchase: (context, { params, body }) => closePurchase(context, identity, params.id, body),
  createOrder: (context, { body }) => create(context, body),
  findOpenOrder: (context, { params }) => openOrderOf(context, params.placa, params.nr_problema),
  reportClaim: (context, { body }) => reportClaim(context, identity, body),
  listActiveFleet: (context, { query }) => activeWork(context, 'FROTA', query.nr_seq_clifor ?? null),
  listActiveWarehouse: (context, { query }) => activeWork(context, 'ARMAZEM', query.nr_seq_clifor ?? null),
  listPaused: (context, { query }) => pausedWork(context, query.nr_tipo),
  listWaiting: (context, { query }) => waitingOrders(context, query.nr_tipo),
  listEnded: (context, { query }) => endedWork(context, query),
  listClosedOrders: (context, { query }) => closedOrders(context, query.placa),
});
