import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import { insertChange, type KeptKind, listActiveBranches, listChanges } from './changes.queries.ts';

type History = AnswerOf<'getRecord'>['historia'];

/**
 * What became of a record, newest first.
 * @param after only later changes than the one with this number
 */
export async function historyOf({ db }: Context, kind: KeptKind, id: string, after = 0): Promise<History> {
  const changes = await listChanges(db, kind, id, after);
  return changes.map(({ dt_mudanca, ...told }) => ({ ...told, dt_mudanca: dt_mudanca.toISOString() }));
}

/** Keeps in the name of the session's person what was changed of a record, and tells the screens. */
export async function noteChanges(
  context: Context,
  kind: KeptKind,
  id: string,
  { fresh = false, changes }: { fresh?: boolean; changes: History[number]['mudancas'] },
): Promise<void> {
  if (changes.length === 0) return;
  await insertChange(context.db, { kind, id, person: context.actor.personId, fresh, changes });
  const data = { tipo: kind, registro: id, mudancas: changes };
  tell(context, 'cadastro.salvo', {}, data);
  // Lists of every branch show names of records: their kept answers are outdated too. Once for all a command changes.
  const told = context.events.some(
    (event) => event.ds_evento === 'cadastro.salvo' && event.nr_seq_filial !== null,
  );
  for (const nr_seq_filial of told ? [] : await listActiveBranches(context.db))
    tell(context, 'cadastro.salvo', { nr_seq_filial }, data);
}
