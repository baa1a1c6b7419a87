import type { CheckedInput, RefusalCode } from '@terminal/contract';
import { lowGrade } from '@terminal/contract/grades';

/** What is known about a survey when its answer arrives. */
interface Survey {
  /** Grade given before; null: waiting. */
  nr_nota: number | null;
}

/** The first refusal of an answer: given already, no grade, a low grade without reason (RATE-04, RATE-05). */
export function ratingRefusal(
  survey: Survey,
  rating: Pick<CheckedInput<'sendRating'>['body'], 'nota' | 'observacao'>,
): RefusalCode | null {
  if (survey.nr_nota !== null) return 'PESQUISA_RESPONDIDA';
  if (rating.nota === undefined) return 'NOTA_OBRIGATORIA';
  return rating.nota <= lowGrade && !rating.observacao ? 'JUSTIFICATIVA_DA_NOTA' : null;
}
