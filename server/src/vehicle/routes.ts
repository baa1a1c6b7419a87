import { routes } from '../core/http/handlers.ts';
import { addVehiclePhoto, vehiclePhotos, voidVehiclePhoto } from './photos.service.ts';
import { vehiclePage } from './service.ts';

/** The page of a vehicle, and its photos. */
export const vehicleRoutes = routes({
  getVehicle: (context, { params, query }) => vehiclePage(context, params.placa, query.encerradas ?? null),
  listVehiclePhotos: (context, { params }) => vehiclePhotos(context, params.placa),
  addVehiclePhoto: (context, { params }) => addVehiclePhoto(context, params.placa),
  voidVehiclePhoto: (context, { params, body }) => voidVehiclePhoto(context, params, body),
});
