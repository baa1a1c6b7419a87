import type { FileLinks } from '../core/file-links.ts';
import { routes } from '../core/http/handlers.ts';
import {
  addDocument,
  correctDocument,
  documentFile,
  expiringContracts,
  expiringDocuments,
  vehicleDocuments,
  voidDocument,
} from './documents.service.ts';
import { addVehiclePhoto, vehiclePhotos, voidVehiclePhoto } from './photos.service.ts';
import { vehiclePage } from './service.ts';

/** The page of a vehicle, its photos and documents. */
export const vehicleRoutes = (links: FileLinks) =>
  routes({
    getVehicle: (context, { params, query }) => vehiclePage(context, params.placa, query.encerradas ?? null),
    listVehiclePhotos: (context, { params }) => vehiclePhotos(context, params.placa),
    addVehiclePhoto: (context, { params }) => addVehiclePhoto(context, params.placa),
    voidVehiclePhoto: (context, { params, body }) => voidVehiclePhoto(context, params, body),
    listVehicleDocuments: (context, { params }) => vehicleDocuments(context, params.placa),
    getVehicleDocumentFile: (context, { params }) => documentFile(links, context, params),
    addVehicleDocument: (context, { params, body }) => addDocument(context, params.placa, body),
    correctVehicleDocument: (context, { params, body }) => correctDocument(context, params, body),
    voidVehicleDocument: (context, { params, body }) => voidDocument(context, params, body),
    listExpiringContracts: (context) => expiringContracts(context),
    listExpiringDocuments: (context, { query }) => expiringDocuments(context, query),
  });
