import type { Handlers } from '../core/http/mount.ts';
import { apply, preview } from './service.ts';

export const importRoutes: Handlers<'previewImport' | 'applyImport'> = {
  previewImport: (context, { body }) => preview(context, body),
  applyImport: (context, { body }) => apply(context, body),
};
