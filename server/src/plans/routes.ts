import { routes } from '../core/http/handlers.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { dueBodywork, dueCounts, dueOfPlate, duePlates, predictives } from './due.service.ts';
import { generateBodywork, generatePredictive, generatePreventive } from './generate.service.ts';

/** The calls of plans, each with the use case that answers it. */
export const plansRoutes = (identity: IdentityCheck) =>
  routes({
    listDuePlates: (context, { params }) => duePlates(context, 'FROTA', params.status),
    listDueWarehousePlates: (context, { params }) => duePlates(context, 'ARMAZEM', params.status),
    listDueBodywork: (context, { params }) => dueBodywork(context, params.status),
    countDue: (context) => dueCounts(context),
    listPredictivePlates: (context, { body }) => predictives(context, body),
    listPredictivePlatesByGet: (context, { query }) => predictives(context, query),
    findDueOfPlate: (context, { body }) => dueOfPlate(context, body.placa),
    generatePreventive: (context, { body }) => generatePreventive(context, identity, body, 'either'),
    generateExternalPreventive: (context, { body }) =>
      generatePreventive(context, identity, body, 'external'),
    generateBodywork: (context, { body }) => generateBodywork(context, identity, body),
    generatePredictive: (context, { body }) => generatePredictive(context, identity, body),
  });
