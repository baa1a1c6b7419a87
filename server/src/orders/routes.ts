import type { FileLinks } from '../core/file-links.ts';
import { routes } from '../core/http/handlers.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { approve, reopen } from './approval.service.ts';
import type { Boards } from './board.ts';
import {
  averages,
  counters,
  externalOrders,
  fleetOrders,
  reopenedOrders,
  reopenedPlates,
  rescues,
  warehouseOrders,
  warehousePreventives,
} from './list.service.ts';
import { create, openOrderOf } from './new.service.ts';
import { closePurchase, openPurchase } from './purchase.service.ts';
import { assignSupplier, withdrawSupplier } from './resident.service.ts';
import { findOrders } from './search.service.ts';
import { attendedItems, comment, orderDetail, orderStory } from './service.ts';
import { releaseVehicle, reportClaim, setLift } from './vehicle.service.ts';
import { voidComment, voidNote } from './void.service.ts';
import { activeWork, closedOrders, endedWork, pausedWork, waitingOrders } from './work.service.ts';

/** The calls of orders, each with the use case that answers it. */
export const ordersRoutes = (identity: IdentityCheck, links: FileLinks, boards: Boards) =>
  routes({
    listOrders: (context, { query }) => fleetOrders(context, boards, query),
    getCounters: (context) => counters(context, boards),
    listWarehouseOrders: (context, { query }) => warehouseOrders(context, boards, query),
    listWarehousePreventives: (context, { query }) => warehousePreventives(context, boards, query),
    listReopenedOrders: (context, { query }) => reopenedOrders(context, boards, query),
    listExternalOrders: (context, { query }) => externalOrders(context, boards, query),
    getReleaseAverages: (context, { params, query }) =>
      averages(context, 'fleet', params.origem, query.filial ?? null),
    getWarehouseAverages: (context, { params, query }) =>
      averages(context, 'warehouse', params.origem, query.filial ?? null),
    getReopenedAverages: (context, { params, query }) =>
      averages(context, 'reopened', params.origem, query.filial ?? null),
    listReopenedPlates: (context) => reopenedPlates(context),
    getOrder: (context, { params }) => orderDetail(context, links, boards, params.id),
    getOrderStory: (context, { params }) => orderStory(context, params.id),
    commentOrder: (context, { params, body }) => comment(context, identity, params.id, body),
    voidNote: (context, { params, body }) => voidNote(context, identity, params, body),
    voidComment: (context, { params, body }) => voidComment(context, identity, params, body),
    countAttendedItems: (context, { params }) => attendedItems(context, params.id),
    listRescues: (context) => rescues(context, boards),
    releaseVehicle: (context, { params, body }) => releaseVehicle(context, identity, params.id, body),
    approveOrder: (context, { params, body }) => approve(context, identity, params.id, body),
    reopenOrder: (context, { params, body }) => reopen(context, identity, params.id, body),
    openPurchase: (context, { params, body }) => openPurchase(context, identity, params.id, body),
    closePurchase: (context, { params, body }) => closePurchase(context, identity, params.id, body),
    createOrder: (context, { body }) => create(context, identity, body),
    findOpenOrder: (context, { params }) => openOrderOf(context, params.placa, params.nr_problema),
    setLift: (context, { params, body }) => setLift(context, identity, params.id, body),
    assignSupplier: (context, { params, body }) => assignSupplier(context, identity, params.id, body),
    withdrawSupplier: (context, { params, body }) => withdrawSupplier(context, identity, params.id, body),
    reportClaim: (context, { body }) => reportClaim(context, identity, body),
    listActiveFleet: (context, { query }) =>
      activeWork(context, boards, 'FROTA', query.nr_seq_clifor ?? null),
    listActiveWarehouse: (context, { query }) =>
      activeWork(context, boards, 'ARMAZEM', query.nr_seq_clifor ?? null),
    listPaused: (context, { query }) => pausedWork(context, boards, query.nr_tipo),
    listWaiting: (context, { query }) => waitingOrders(context, boards, query.nr_tipo),
    listEnded: (context, { query }) => endedWork(context, query),
    listClosedOrders: (context, { query }) => closedOrders(context, query.placa),
    searchOrders: (context, { query }) => findOrders(context, query.texto),
  });
