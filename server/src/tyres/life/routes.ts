import { routes } from '../../core/http/handlers.ts';
import { findings, openOrder } from './findings.service.ts';
import { history, labels } from './history.service.ts';
import { costs, toRemove } from './service.ts';
import { saveSettings, settings } from './settings.service.ts';

/** The calls of the life of tyres, each with the use case that answers it. */
export const lifeRoutes = routes({
  listTyresToRemove: (context) => toRemove(context),
  listTyreFindings: (context) => findings(context),
  openFindingOrder: (context, { body }) => openOrder(context, body),
  listTyreCosts: (context) => costs(context),
  getTyreHistory: (context, { query }) => history(context, query.nr_fogo),
  listTyreLabels: (context, { query }) => labels(context, query),
  getTyreSettings: (context) => settings(context),
  saveTyreSettings: (context, { body }) => saveSettings(context, body),
});
