import { routes } from '../../core/http/handlers.ts';
import { forecast } from './service.ts';

/** The calls of forecast, each with the use case that answers it. */
export const forecastRoutes = routes({
  getForecast: (context) => forecast(context),
});
