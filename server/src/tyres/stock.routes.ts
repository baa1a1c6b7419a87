import { tyreSuppliers } from '../catalog/service.ts';
import { routes } from '../core/http/handlers.ts';
import { dashboard, platesBehind } from './dashboard.service.ts';
import { departureChoices, recordDeparture, returnTyre } from './departure.service.ts';
import { available, filters, stock, tyresBySituation } from './stock.service.ts';

/** The calls of the tyre shop's stock, each with the use case that answers it. */
export const tyreStockRoutes = routes({
  getTyreDashboard: (context, { query }) => dashboard(context, query),
  listAdherencePlates: (context, { query }) => platesBehind(context, query),
  listTyres: (context, { query }) => tyresBySituation(context, query),
  listTyreStock: (context, { query }) => stock(context, query),
  getTyreFilters: (context, { query }) => filters(context, query),
  listAvailableTyres: (context, { query }) => available(context, query),
  getTyreDepartureChoices: (context) => departureChoices(context),
  listTyreSuppliers: (context, { query }) => tyreSuppliers(context, query.search),
  recordTyreDeparture: (context, { body }) => recordDeparture(context, body),
  takeTyreBack: (context, { body }) => returnTyre(context, body),
});
