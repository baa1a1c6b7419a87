import { routes } from '../core/http/handlers.ts';
import {
  drivers,
  orderTypes,
  plates,
  reasons,
  segments,
  supplierOf,
  suppliers,
  technician,
  technicians,
} from './service.ts';
import { operations, problems, vehicles } from './vehicles.service.ts';

/** The calls of catalog, each with the use case that answers it. */
export const catalogRoutes = routes({
  listOrderTypes: (context) => orderTypes(context),
  listSegments: (context, { query }) => segments(context, query.operacao, query.tipo_veiculo ?? null),
  listSuppliers: (context, { query }) => suppliers(context, query.search),
  getSupplier: (context, { params }) => supplierOf(context, params.id),
  listFleetPlates: (context) => plates(context, 'FROTA'),
  listWarehousePlates: (context) => plates(context, 'ARMAZEM'),
  listReasons: (context, { query }) => reasons(context, query),
  listTechnicians: (context, { query }) => technicians(context, query.ds_funcao || null),
  listDrivers: (context) => drivers(context),
  getTechnician: (context, { params }) => technician(context, params.id),
  listVehicles: (context, { query }) => vehicles(context, query.operacao ?? null),
  listOperations: (context) => operations(context),
  listOperationVehicles: (context, { params }) => vehicles(context, params.id),
  listProblems: (context, { params, query }) =>
    problems(context, params.nr_problema, query.tipo_veiculo ?? null),
});
