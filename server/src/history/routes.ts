import type { Handlers } from '../core/http/mount.ts';
import { ownGrade, ownWork } from './service.ts';

export const historyRoutes: Handlers<'getOwnGrade' | 'listOwnWork'> = {
  getOwnGrade: (context, { params }) => ownGrade(context, params.tecnicoId),
  listOwnWork: (context, { params }) => ownWork(context, params.id),
};
