import type { AnswerOf } from '../index.ts';

/** Fields of a pause reason that say which inputs it requires. */
export type AskedByReason = Pick<AnswerOf<'listReasons'>[number], 'st_exige_peca'>;

/** First required input a pause lacks, in the documented order; null: none (EXEC-09..11). */
export function pauseMissing(
  reason: AskedByReason | undefined,
  given: { part: boolean },
): 'JUSTIFICATIVA_OBRIGATORIA' | 'PECA_OBRIGATORIA' | null {
  if (reason === undefined) return 'JUSTIFICATIVA_OBRIGATORIA';
  return reason.st_exige_peca === 'S' && !given.part ? 'PECA_OBRIGATORIA' : null;
}
