import { routes } from '../core/http/handlers.ts';
import { vehiclePage } from './service.ts';

/** The page of a vehicle. */
export const vehicleRoutes = routes({
  getVehicle: (context, { params, query }) => vehiclePage(context, params.placa, query.encerradas ?? null),
});
