import { type AnswerOf, type CheckedInput, mostSaved } from '@terminal/contract';
import type { PanelContext } from '../../core/http/context.ts';
import { Refused } from '../../core/refusal.ts';
import { deleteOwn, insertOwn, isFull, listOwn, replaceOwn } from './queries.ts';

/** The own scripts, or the own filters of a table. */
export const ownSaved = (
  { control, user }: PanelContext,
  { nome_tabela = null }: { nome_tabela?: string | null | undefined },
): Promise<AnswerOf<'listSaved'>> => listOwn(control, user.id, nome_tabela);

/**
 * Saves a script or filters under a name, replacing an existing entry if `substitui` is S.
 * @throws Refused SALVO_REPETIDO, SALVOS_DEMAIS
 */
export async function saveOwn(
  { control, user, trail }: PanelContext,
  body: CheckedInput<'saveOwn'>['body'],
): Promise<AnswerOf<'saveOwn'>> {
  const replaced = body.substitui === 'S' ? await replaceOwn(control, user.id, body) : undefined;
  const nr_sequencial = replaced ?? (await insertOwn(control, user.id, body));
  if (nr_sequencial === undefined)
    throw (await isFull(control, user.id))
      ? new Refused('SALVOS_DEMAIS', { valores: { limite: String(mostSaved) } })
      : new Refused('SALVO_REPETIDO', { campos: { ds_salvo: body.ds_salvo } });
  trail.push({ action: 'salvo.gravado', detail: body.ds_salvo });
  return { nr_sequencial };
}

/** Forgets one of them. @throws Refused NAO_ENCONTRADO */
export async function deleteSaved({ control, user, trail }: PanelContext, id: number): Promise<void> {
  const name = await deleteOwn(control, user.id, id);
  if (name === undefined) throw new Refused('NAO_ENCONTRADO');
  trail.push({ action: 'salvo.excluido', detail: name });
}
