import { routes } from '../core/http/handlers.ts';
import { takeReadings } from './batch.service.ts';
import { correctReading, voidReading } from './correction.service.ts';
import {
  addReading,
  confirmReading,
  discardReading,
  exchangeMeter,
  heldReadings,
  readingsOf,
} from './keeping.service.ts';

/** Readings of meters. */
export const fleetRoutes = routes({
  listHeldReadings: (context) => heldReadings(context),
  listReadings: (context, { params }) => readingsOf(context, params.placa),
  addReading: (context, { body }) => addReading(context, body),
  sendReadings: (context, { body }) => takeReadings(context, body),
  exchangeMeter: (context, { body }) => exchangeMeter(context, body),
  correctReading: (context, { params, body }) => correctReading(context, params.id, body),
  voidReading: (context, { params, body }) => voidReading(context, params.id, body),
  confirmReading: (context, { params }) => confirmReading(context, params.id),
  discardReading: (context, { params }) => discardReading(context, params.id),
});
