import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { text } from '../core/fields.ts';
import { stockKeeper } from '../stock/calls.ts';
import { applied, outcome, previewRefusals, rowLines, shown } from './calls.ts';
import { mostImportRows } from './columns.ts';

const linhas = z
  .array(z.array(text(1_000)).max(7))
  .min(1)
  .max(mostImportRows);

export const stockImportCalls = {
  /** What each row of an import of entries, minimums and shelves would do. Nothing is written. */
  previewStockImport: defineCall({
    ...stockKeeper,
    method: 'POST',
    path: 'estoque/importacao/conferir',
    summary: 'Preview an import of stock',
    source: 'addition; docs/stock.md',
    body: z.strictObject({ linhas, nr_linhas: rowLines }),
    answer: z.strictObject({
      /** Names rows and outcomes: what is written is what was shown. */
      impressao: z.string(),
      linhas: z.array(outcome),
    }),
    refusals: previewRefusals,
  }),
  /** Writes what the preview showed; refused rows are skipped. Nothing is written if any outcome has changed since. */
  applyStockImport: defineCall({
    ...stockKeeper,
    method: 'POST',
    path: 'estoque/importacao',
    changes: ['estoque', 'os'],
    summary: 'Import the stock a preview showed',
    source: 'addition; docs/stock.md',
    command: true,
    body: z.strictObject({ linhas, ...shown }),
    ...applied,
  }),
};
