import type { Handlers } from '../core/http/mount.ts';
import { rate } from './service.ts';

/** The calls of surveys, each with the use case that answers it. */
export const surveyRoutes: Handlers<'sendRating'> = {
  sendRating: (context, { body }) => rate(context, body),
};
