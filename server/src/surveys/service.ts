import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import { Refused, refuse } from '../core/refusal.ts';
import { lockSurvey, updateAnswered } from './queries.ts';
import { ratingRefusal } from './rules.ts';

/**
 * Answers a survey of the session's person, once (RATE-04, RATE-05, G-73).
 * @throws Refused OUTRA_PESSOA, NAO_ENCONTRADO, PESQUISA_RESPONDIDA, NOTA_OBRIGATORIA, JUSTIFICATIVA_DA_NOTA
 */
export async function rate(
  context: Context,
  body: CheckedInput<'sendRating'>['body'],
): Promise<AnswerOf<'sendRating'>> {
  const { actor, db } = context;
  const external = actor.kind === 'supplier' ? 'S' : 'N';
  if (body.cd_clifor !== actor.personId || (body.loginExterno ?? external) !== external)
    throw new Refused('OUTRA_PESSOA');
  const survey = await lockSurvey(db, { id: body.nr_seq_pesquisa, person: actor.personId });
  if (survey === undefined) throw new Refused('NAO_ENCONTRADO');
  refuse(ratingRefusal(survey, body));
  // The rule has refused an answer without grade.
  const grade = body.nota as number;
  await updateAnswered(db, { id: body.nr_seq_pesquisa, grade, reason: body.observacao || null });
  const { nr_seq_os, nr_seq_filial } = survey;
  tell(context, 'pesquisa.respondida', { nr_seq_os, nr_seq_filial }, { antes: null, depois: grade });
  return { mensagem: 'Avaliação enviada' };
}
