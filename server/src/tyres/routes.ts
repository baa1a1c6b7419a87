import type { Handlers } from '../core/http/mount.ts';
import { layoutOf, plates } from './layout.service.ts';

export const tyreRoutes: Handlers<'listTyrePlates' | 'getGaugingLayout' | 'getMovementLayout'> = {
  listTyrePlates: (context, { query }) => plates(context, query),
  getGaugingLayout: (context, { query }) => layoutOf(context, query.nr_placa),
  getMovementLayout: (context, { query }) => layoutOf(context, query.nr_placa),
};
