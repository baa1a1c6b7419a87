import { z } from 'zod';
import { bigId, moment, text } from './fields.ts';

/** Why a recorded fact is wrong. */
export const correctionReason = text(300).min(3);

/** Correction of a recorded fact: the person, the moment and the reason. */
export const correction = z.strictObject({
  ds_motivo: z.string(),
  dt_correcao: moment,
  ds_colaborador: z.string(),
});

/** Correction in a list, with the number of the replacement; null: the fact was declared void. */
export const listedCorrection = correction.extend({ nr_seq_novo: bigId.nullable() });
