import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { Keys } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { giveBadge, wearsBadge } from '../identity/badge.service.ts';
import { pinOf, takePin } from '../identity/pin.service.ts';
import { noteChanges } from './history.service.ts';
import { lockRecord } from './records.queries.ts';

/** Whether a person has a PIN, and since when, and a badge. @throws Refused NAO_ENCONTRADO */
export async function personPin({ db }: Context, person: number): Promise<AnswerOf<'getPersonPin'>> {
  const found = await pinOf(db, person);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  const { tamanho_pin, dt_pin, vale } = found;
  return {
    tamanho_pin,
    dt_pin: dt_pin?.toISOString() ?? null,
    st_pin: vale ? 'S' : 'N',
    st_cracha: (await wearsBadge(db, person)) ? 'S' : 'N',
  };
}

/** Takes the PIN of a person away, which stands in the history. @throws Refused NAO_ENCONTRADO, PESSOA_SEM_PIN */
export async function removePersonPin(
  context: Context,
  person: number,
): Promise<AnswerOf<'removePersonPin'>> {
  const id = String(person);
  if (!(await lockRecord(context.db, 'people', id))) throw new Refused('NAO_ENCONTRADO');
  if (!(await takePin(context.db, person))) throw new Refused('PESSOA_SEM_PIN');
  await noteChanges(context, 'people', id, { changes: [{ coluna: 'pin', antes: 'S', depois: 'N' }] });
  return { st_pin: 'N' };
}

/**
 * Gives a person a badge, or takes it away; the history says that, not its code.
 * @throws Refused NAO_ENCONTRADO, PESSOA_SEM_DIGITOS, CRACHA_EM_USO
 */
export async function setPersonBadge(
  keys: Keys,
  context: Context,
  person: number,
  code: string | null,
): Promise<AnswerOf<'setPersonBadge'>> {
  const { db, company } = context;
  const id = String(person);
  if (!(await lockRecord(db, 'people', id))) throw new Refused('NAO_ENCONTRADO');
  const had = await wearsBadge(db, person);
  await giveBadge(db, keys, { company: company.id, person }, code);
  // O: another than before.
  const given = had ? 'O' : 'S';
  if (had || code !== null)
    await noteChanges(context, 'people', id, {
      changes: [{ coluna: 'cracha', antes: had ? 'S' : 'N', depois: code === null ? 'N' : given }],
    });
  return { st_cracha: code === null ? 'N' : 'S' };
}
