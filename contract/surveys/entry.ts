import { z } from 'zod';
import { bigId } from '../core/fields.ts';

/** A survey the signed-in person has not answered yet, with its order (G-73). */
export const surveyEntry = z.strictObject({
  nr_sequencial: z.int(),
  nr_nota: z.int().nullable(),
  nr_seq_os: bigId.nullable(),
  nr_placa: z.string().nullable(),
  /** What the order is about: its problem, or its plan. */
  ds_assunto: z.string().nullable(),
  /** Names of those who worked on it, and of the one graded. */
  mecanicos: z.array(z.string()),
});
