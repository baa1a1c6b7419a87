import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { text } from '../core/fields.ts';
import { tyreShop } from '../tyres/layout.ts';
import { applied, outcome, previewRefusals, rowLines, shown } from './calls.ts';
import { mostImportRows } from './columns.ts';

const linhas = z
  .array(z.array(text(1_000)).max(13))
  .min(1)
  .max(mostImportRows);

/** Files of tyres: preview and import. */
export const tyreImportCalls = {
  /** What each row of an import of tyres would do. Nothing is written. */
  previewTyreImport: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/importacao/conferir',
    summary: 'Preview an import of tyres',
    source: 'addition; docs/tyre-life.md',
    body: z.strictObject({ linhas, nr_linhas: rowLines }),
    answer: z.strictObject({
      /** Names rows and outcomes: what is written is what was shown. */
      impressao: z.string(),
      linhas: z.array(outcome),
      /** Existing names by column, to suggest corrections of misspelt ones. */
      conhecidos: z.record(z.string(), z.array(z.string())),
    }),
    refusals: previewRefusals,
  }),
  /** Writes what the preview showed; refused rows are skipped. Nothing is written if any outcome has changed since. */
  applyTyreImport: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/importacao',
    changes: ['pneu'],
    summary: 'Import the tyres a preview showed',
    source: 'addition; docs/tyre-life.md',
    command: true,
    body: z.strictObject({ linhas, ...shown }),
    ...applied,
  }),
};
