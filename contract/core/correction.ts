import { z } from 'zod';
import { bigId, moment, text } from './fields.ts';

/** Why a recorded fact is wrong. */
export const correctionReason = text(300).min(3);

/** Who says that a recorded fact is wrong, and why. */
export const correction = z.strictObject({
  ds_motivo: z.string(),
  dt_correcao: moment,
  ds_colaborador: z.string(),
});

/** The same in a list: also what stands in its place; null: it never happened. */
export const listedCorrection = correction.extend({ nr_seq_novo: bigId.nullable() });
