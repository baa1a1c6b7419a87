import { routes } from '../core/http/handlers.ts';
import { ownGrade, ownWork } from './service.ts';

/** The calls of a technician's own page, each with the use case that answers it. */
export const historyRoutes = routes({
  getOwnGrade: (context, { params }) => ownGrade(context, params.tecnicoId),
  listOwnWork: (context, { params }) => ownWork(context, params.id),
});
