import type { Handlers } from '../core/http/mount.ts';
import { calibrate, gauge } from './gauging.service.ts';
import { layoutOf, plates } from './layout.service.ts';

export const tyreRoutes: Handlers<
  'listTyrePlates' | 'getGaugingLayout' | 'getMovementLayout' | 'submitGauging' | 'submitCalibration'
> = {
  listTyrePlates: (context, { query }) => plates(context, query),
  getGaugingLayout: (context, { query }) => layoutOf(context, query.nr_placa),
  getMovementLayout: (context, { query }) => layoutOf(context, query.nr_placa),
  submitGauging: (context, { body }) => gauge(context, body),
  submitCalibration: (context, { body }) => calibrate(context, body),
};
