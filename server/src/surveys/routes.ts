import type { Handlers } from '../core/http/mount.ts';
import { rate } from './service.ts';

export const surveyRoutes: Handlers<'sendRating'> = {
  sendRating: (context, { body }) => rate(context, body),
};
