import type { Handlers } from '../core/http/mount.ts';
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

type OrdersCall =
  | 'listOrders'
  | 'listWarehouseOrders'
  | 'listExternalOrders'
  | 'getReleaseAverages'
  | 'getWarehouseAverages'
  | 'getOrder'
  | 'commentOrder'
  | 'countAttendedItems'
  | 'listRescues';

export const ordersRoutes: Handlers<OrdersCall> = {
  listOrders: (context, { query }) => fleetOrders(context, query),
  listWarehouseOrders: (context, { query }) => warehouseOrders(context, query),
  listExternalOrders: (context, { query }) => externalOrders(context, query),
  getReleaseAverages: (context, { params, query }) =>
    averages(context, 'FROTA', params.origem, query.filial ?? null),
  getWarehouseAverages: (context, { params, query }) =>
    averages(context, 'ARMAZEM', params.origem, query.filial ?? null),
  getOrder: (context, { params }) => orderDetail(context, params.id),
  commentOrder: (context, { params, body }) => comment(context, params.id, body),
  countAttendedItems: (context, { params }) => attendedItems(context, params.id),
  listRescues: (context) => rescues(context),
};
