import type { AnswerOf } from '../index.ts';

/** What a reason of a pause asks for. */
export type AskedByReason = Pick<AnswerOf<'listReasons'>[number], 'st_exige_peca'>;

/** What a pause lacks, the first of it by the documented order; null: nothing (EXEC-09..11). */
export function pauseMissing(
  reason: AskedByReason | undefined,
  given: { part: boolean },
): 'JUSTIFICATIVA_OBRIGATORIA' | 'PECA_OBRIGATORIA' | null {
  if (reason === undefined) return 'JUSTIFICATIVA_OBRIGATORIA';
  return reason.st_exige_peca === 'S' && !given.part ? 'PECA_OBRIGATORIA' : null;
}
