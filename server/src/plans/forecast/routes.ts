import type { Handlers } from '../../core/http/mount.ts';
import { forecast } from './service.ts';

/** The calls of forecast, each with the use case that answers it. */
export const forecastRoutes: Handlers<'getForecast'> = {
  getForecast: (context) => forecast(context),
};
