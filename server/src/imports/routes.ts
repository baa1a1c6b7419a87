import type { Handlers } from '../core/http/mount.ts';
import { apply, preview } from './service.ts';
import { applyTyres, previewTyres } from './tyre.service.ts';

/** The calls of imports, each with the use case that answers it. */
export const importRoutes: Handlers<
  'previewImport' | 'applyImport' | 'previewTyreImport' | 'applyTyreImport'
> = {
  previewImport: (context, { body }) => preview(context, body),
  applyImport: (context, { body }) => apply(context, body),
  previewTyreImport: (context, { body }) => previewTyres(context, body),
  applyTyreImport: (context, { body }) => applyTyres(context, body),
};
