import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';

import { text } from '../core/fields.ts';
import { refusalCode } from '../core/refusal.ts';
import { mostImportRows } from './columns.ts';

const kind = z.enum(['planos', 'veiculos', 'leituras']);
const rows = z
  .array(z.array(text(1_000)).max(8))
  .min(1)
  .max(mostImportRows);

/** Line numbers of the rows in their file; left out: consecutive from line 2. */
export const rowLines = z.array(z.int().min(1).max(2_000_000)).max(mostImportRows).optional();

/** How a call that writes names the preview it was shown. */
export const shown = {
  nr_linhas: rowLines,
  impressao: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
};

/** What such a call answers, rows by what became of them, and what it refuses. */
export const applied = {
  answer: z.strictObject({
    novas: z.int(),
    alteradas: z.int(),
    iguais: z.int(),
    retidas: z.int(),
    recusadas: z.int(),
  }),
  refusals: ['PREVIA_MUDOU'],
} as const;

/** What a preview may refuse: it does what an import does and takes it back, so another that writes the same is in its way. */
export const previewRefusals = ['CONFLITO'] as const;

/** N new, M changes what there is, I is there already, R a reading held until somebody decides, X refused. */
const verdict = z.enum(['N', 'M', 'I', 'R', 'X']);

/** Outcome of a row. */
export const outcome = z.strictObject({
  st_linha: verdict,
  /** Its cells as parsed: plain numbers, ISO days, moments in the branch's local time; null: they could not be parsed. */
  lida: z.array(z.string()).nullable(),
  /** Changes by column. */
  muda: z.array(z.strictObject({ coluna: z.string(), antes: z.string(), depois: z.string() })),
  /** All refusals of the row. */
  recusas: z.array(
    z.strictObject({
      codigo: refusalCode,
      mensagem: z.string(),
      /** Values of the `{names}` in its text. */
      valores: z.record(z.string(), z.string()),
      /** null: the row as a whole. */
      coluna: z.string().nullable(),
      /** The faulty name in a cell with several; null: the whole cell. */
      parte: z.string().nullable(),
    }),
  ),
  /** Why a reading is not believed. */
  ds_motivo: z.enum(['FUTURO', 'ABAIXO', 'FORA_DE_ORDEM', 'SALTO', 'DIGITO']).nullable(),
  /** Columns whose value is new, such as a brand no tyre has yet: it may be misspelt. */
  novos: z.array(z.string()),
});

const keeper = { who: internal, needs: ['planos'] } as const;

/** Files of plans, vehicles and readings: preview and import. */
export const importCalls = {
  /** What each row of an import would do. Nothing is written. */
  previewImport: defineCall({
    ...keeper,
    method: 'POST',
    path: 'planos/importacao/conferir',
    summary: 'Preview an import of plans, vehicles in plans, or readings',
    source: 'addition; issue: import with a preview',
    body: z.strictObject({ tipo: kind, linhas: rows, nr_linhas: rowLines }),
    answer: z.strictObject({
      /** Fingerprint of rows and outcomes: what is written is exactly what was shown. */
      impressao: z.string(),
      linhas: z.array(outcome),
    }),
    refusals: previewRefusals,
  }),
  /** Writes what the preview showed; nothing if any outcome has changed since. */
  applyImport: defineCall({
    ...keeper,
    method: 'POST',
    path: 'planos/importacao',
    changes: ['importacao', 'plano'],
    summary: 'Import what a preview showed',
    source: 'addition; issue: import with a preview',
    command: true,
    body: z.strictObject({ tipo: kind, linhas: rows, ...shown }),
    ...applied,
  }),
};
