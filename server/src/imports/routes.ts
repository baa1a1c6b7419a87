import { routes } from '../core/http/handlers.ts';
import { apply, preview } from './service.ts';
import { applyStock, previewStock } from './stock.service.ts';
import { applyTyres, previewTyres } from './tyre.service.ts';

/** The calls of imports, each with the use case that answers it. */
export const importRoutes = routes({
  previewImport: (context, { body }) => preview(context, body),
  applyImport: (context, { body }) => apply(context, body),
  previewTyreImport: (context, { body }) => previewTyres(context, body),
  applyTyreImport: (context, { body }) => applyTyres(context, body),
  previewStockImport: (context, { body }) => previewStock(context, body),
  applyStockImport: (context, { body }) => applyStock(context, body),
});
