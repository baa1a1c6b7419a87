import { routes } from '../core/http/handlers.ts';
import { saveSettings, settings } from './service.ts';

/** The calls of the company's settings, each with the use case that answers it. */
export const settingsRoutes = routes({
  getSettings: (context) => settings(context),
  saveSettings: (context, { body }) => saveSettings(context, body),
});
