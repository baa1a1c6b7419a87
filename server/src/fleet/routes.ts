import type { Handlers } from '../core/http/mount.ts';
import {
  addReading,
  type CountOn,
  confirmReading,
  discardReading,
  exchangeMeter,
  heldReadings,
  readingsOf,
} from './keeping.service.ts';

type FleetCall =
  | 'listHeldReadings'
  | 'listReadings'
  | 'addReading'
  | 'exchangeMeter'
  | 'confirmReading'
  | 'discardReading';

/** @param counters what counts by the meter, and is counted on when it is exchanged */
export const fleetRoutes = (counters: readonly CountOn[]): Handlers<FleetCall> => ({
  listHeldReadings: (context) => heldReadings(context),
  listReadings: (context, { params }) => readingsOf(context, params.placa),
  addReading: (context, { body }) => addReading(context, body),
  exchangeMeter: (context, { body }) => exchangeMeter(context, counters, body),
  confirmReading: (context, { params }) => confirmReading(context, params.id),
  discardReading: (context, { params }) => discardReading(context, params.id),
});
