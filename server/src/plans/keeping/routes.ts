import { routes } from '../../core/http/handlers.ts';
import { attachVehicles, candidates, vehicleChoices } from './attach.service.ts';
import {
  correctPlace,
  historyOf,
  placesOf,
  placesOfVehicle,
  reportDone,
  resume,
  suspend,
} from './place.service.ts';
import { changePlan, createPlan, planOf, plans, saveCycles } from './service.ts';

/** The calls of keeping plans, each with the use case that answers it. */
export const keepingRoutes = routes({
  listPlans: (context) => plans(context),
  getPlan: (context, { params }) => planOf(context, params.id),
  createPlan: (context, { body }) => createPlan(context, body),
  changePlan: (context, { params, body }) => changePlan(context, params.id, body),
  saveCycles: (context, { params, body }) => saveCycles(context, params.id, body),
  listPlanVehicles: (context, { params, query }) => placesOf(context, params.id, query),
  listVehiclePlans: (context, { params }) => placesOfVehicle(context, params.placa),
  listCandidates: (context, { params, query }) => candidates(context, params.id, query),
  getVehicleChoices: (context) => vehicleChoices(context),
  attachVehicles: (context, { params, body }) => attachVehicles(context, params.id, body),
  suspendVehicle: (context, { params, body }) => suspend(context, params.id, body.motivo),
  resumeVehicle: (context, { params, body }) => resume(context, params.id, body.motivo),
  correctPlace: (context, { params, body }) => correctPlace(context, params.id, body),
  reportDone: (context, { params, body }) => reportDone(context, params.id, body),
  listPlaceHistory: (context, { params }) => historyOf(context, params.id),
});
