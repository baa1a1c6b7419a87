import type { Handlers } from '../core/http/mount.ts';
import { forecast } from './service.ts';

export const forecastRoutes: Handlers<'getForecast'> = {
  getForecast: (context) => forecast(context),
};
