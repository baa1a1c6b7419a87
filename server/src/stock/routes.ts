import { routes } from '../core/http/handlers.ts';
import { correct, dismiss, enter, keep, setMinimum, setShelf } from './entry.service.ts';
import { keptItem, keptItems, labelledItems, unkeptParts } from './list.service.ts';

export const stockRoutes = routes({
  listStockItems: (context, { query }) => keptItems(context, query),
  getStockItem: (context, { params, query }) => keptItem(context, params.id, query.page),
  enterStock: (context, { body }) => enter(context, body),
  correctStock: (context, { body }) => correct(context, body),
  listUnkeptParts: (context, { query }) => unkeptParts(context, query.busca),
  keepPart: (context, { body }) => keep(context, body),
  setStockShelf: (context, { params, body }) => setShelf(context, params.id, body.ds_prateleira),
  setStockMinimum: (context, { params, body }) => setMinimum(context, params.id, body.qt_minimo),
  listStockLabels: (context, { query }) => labelledItems(context, query),
  dismissArrival: (context, { body }) => dismiss(context, body.nr_seq_os),
});
