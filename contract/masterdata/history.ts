import { z } from 'zod';
import { moment } from '../core/fields.ts';

/** What became of a record or of the settings, newest first: who changed what from what to what. */
export const recordHistory = z.array(
  z.strictObject({
    nr_sequencial: z.int(),
    dt_mudanca: moment,
    ds_colaborador: z.string(),
    /** It was made then. */
    nova: z.boolean(),
    /** Name of the file that wrote it; null: a form did. What a file made has no changes. */
    arquivo: z.string().nullable(),
    /** Undoing the file took it back. */
    desfeita: z.boolean(),
    mudancas: z.array(z.strictObject({ coluna: z.string(), antes: z.string(), depois: z.string() })),
  }),
);
