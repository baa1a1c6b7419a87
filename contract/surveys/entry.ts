import { z } from 'zod';
import { bigId } from '../core/fields.ts';

/** A survey that waits for the signed-in person's grade, with the order it is about (G-73). */
export const surveyEntry = z.strictObject({
  nr_sequencial: z.int(),
  nr_nota: z.int().nullable(),
  nr_seq_os: bigId.nullable(),
  nr_placa: z.string().nullable(),
});
