import { routes } from '../core/http/handlers.ts';
import { correctReading, voidReading } from './correction.service.ts';
import { correctReturn, voidDeparture, voidReturn } from './departure-correction.service.ts';
import { calibrate, gauge } from './gauging.service.ts';
import { layoutOf, plates } from './layout.service.ts';
import { mount, move, remove, replace } from './movement.service.ts';
import { correctMovement, voidMovement } from './movement-correction.service.ts';

/** The calls of tyres, each with the use case that answers it. */
export const tyreRoutes = routes({
  listTyrePlates: (context, { query }) => plates(context, query),
  getGaugingLayout: (context, { query }) => layoutOf(context, query.nr_placa),
  getMovementLayout: (context, { query }) => layoutOf(context, query.nr_placa),
  submitGauging: (context, { body }) => gauge(context, body),
  submitCalibration: (context, { body }) => calibrate(context, body),
  mountTyre: (context, { body }) => mount(context, body),
  removeTyre: (context, { body }) => remove(context, body),
  moveTyres: (context, { body }) => move(context, body),
  replaceTyre: (context, { body }) => replace(context, body),
  correctTyreReading: (context, { params, body }) => correctReading(context, params.id, body),
  voidTyreReading: (context, { params, body }) => voidReading(context, params.id, body),
  voidTyreDeparture: (context, { params, body }) => voidDeparture(context, params.id, body),
  correctTyreReturn: (context, { params, body }) => correctReturn(context, params.id, body),
  voidTyreReturn: (context, { params, body }) => voidReturn(context, params.id, body),
  correctTyreMovement: (context, { params, body }) => correctMovement(context, params.id, body),
  voidTyreMovement: (context, { params, body }) => voidMovement(context, params.id, body),
});
