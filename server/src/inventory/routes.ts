import { routes } from '../core/http/handlers.ts';
import type { IdentityCheck } from '../identity/service.ts';
import {
  counts,
  everyRow,
  extents,
  inventories,
  inventory,
  itemOfCode,
  items,
  neighbour,
  result,
  searchItems,
  unknownCodes,
} from './read.service.ts';
import {
  cancel,
  count,
  create,
  discardCode,
  finish,
  noteUnknownCode,
  requestRecount,
  setBlind,
} from './service.ts';

export const inventoryRoutes = (identity: IdentityCheck) =>
  routes({
    listInventories: (context, { query }) => inventories(context, query.page),
    createInventory: (context, { body }) => create(context, identity, body),
    getInventoryExtents: (context) => extents(context),
    getInventory: (context, { params }) => inventory(context, params.id),
    listInventoryItems: (context, { body, query }) => items(context, body, query.page),
    findInventoryCode: (context, { body }) => itemOfCode(context, body),
    findInventoryNeighbour: (context, { body }) => neighbour(context, body),
    searchInventoryItems: (context, { body }) => searchItems(context, body),
    confirmCount: (context, { body }) => count(context, identity, body),
    listCounts: (context, { params, query }) => counts(context, params.id, query.nr_seq_estoque),
    noteUnknownCode: (context, { body }) => noteUnknownCode(context, identity, body),
    discardCode: (context, { body }) => discardCode(context, identity, body),
    listUnknownCodes: (context, { params }) => unknownCodes(context, params.id),
    getInventoryResult: (context, { params }) => result(context, params.id),
    listInventoryRows: (context, { params }) => everyRow(context, params.id),
    requestRecount: (context, { body }) => requestRecount(context, body),
    finishInventory: (context, { body }) => finish(context, identity, body),
    cancelInventory: (context, { body }) => cancel(context, identity, body),
    setBlindCount: (context, { body }) => setBlind(context, body),
  });
