import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../../core/context.ts';
import { tell } from '../../core/events/tell.ts';
import type { JsonText } from '../../core/json-text.ts';
import { Refused } from '../../core/refusal.ts';
import { findSettings, replaceProblems, updateLimits, updatePressures } from './settings.queries.ts';
import { contradictions } from './settings.rules.ts';

/** The company's limits for tyres, and whether the person may change them. */
export const settings = ({ db, actor }: Context): Promise<JsonText> => findSettings(db, actor.approver);

/**
 * Saves what tyres of the company are measured by, in all its branches.
 * @throws Refused CAMPO_INVALIDO naming what contradicts or does not exist
 */
export async function saveSettings(
  context: Context,
  body: CheckedInput<'saveTyreSettings'>['body'],
): Promise<AnswerOf<'saveTyreSettings'>> {
  const { db } = context;
  const wrong = contradictions(body);
  if (wrong !== null) throw new Refused('CAMPO_INVALIDO', { faults: wrong });
  await updateLimits(db, body.limites);
  const types = await updatePressures(db, body.pressoes);
  if (types < body.pressoes.length) throw unknown('pressoes');
  const problems = await replaceProblems(db, body.problemas);
  if (problems < body.problemas.filter(({ nr_conjunto }) => nr_conjunto !== null).length)
    throw unknown('problemas');
  tell(context, 'pneu.ajustado', {}, { ...body });
  return { mensagem: 'Ajustes gravados com sucesso!' };
}

const unknown = (field: string) => new Refused('CAMPO_INVALIDO', { faults: { [field]: 'DESCONHECIDO' } });
