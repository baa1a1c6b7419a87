import { routes } from '../core/http/handlers.ts';
import { rate } from './service.ts';

/** The calls of surveys, each with the use case that answers it. */
export const surveyRoutes = routes({
  sendRating: (context, { body }) => rate(context, body),
});
