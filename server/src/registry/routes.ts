import { routes } from '../core/http/handlers.ts';
import { criticalities, problems, registerSegment, saveProblem } from './service.ts';

/** The calls of registry, each with the use case that answers it. */
export const registryRoutes = routes({
  listProblemRegistry: (context, { query }) => problems(context, { search: query.busca, page: query.page }),
  searchProblemRegistry: (context, { params, query }) =>
    problems(context, { search: params.x, page: query.page }),
  saveProblem: (context, { body }) => saveProblem(context, body),
  registerSegment: (context, { body }) => registerSegment(context, body),
  listCriticalities: (context) => criticalities(context),
});
