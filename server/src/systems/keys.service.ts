import {
  type AnswerOf,
  type Call,
  type CallArea,
  type CheckedInput,
  callAreas,
  isCallerList,
  isGrantable,
  summaryOf,
} from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { sha256 } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { historyOf, noteChanges } from '../masterdata/history.service.ts';
import { changesOf } from './changes.rules.ts';
import {
  findGoodKey,
  type GoodKey,
  type HeldKey,
  insertKey,
  type KeyGiven,
  type KeyPerson,
  listKeyPeople,
  listKeys,
  lockKey,
  updateKey,
  updateKeyUse,
  updateRevoked,
  updateSecret,
} from './keys.queries.ts';
import { beyond, keyRightsOf } from './keys.rules.ts';

export type { GoodKey } from './keys.queries.ts';

/** Calls a key can be given, by area. */
const grantable = Object.entries<Record<string, Call>>(callAreas).flatMap(([area, calls]) => {
  const given = Object.entries(calls).flatMap(([name, { who, ...call }]) =>
    isCallerList(who) && isGrantable({ who, ...call }) ? [[name, { who, ...call }] as const] : [],
  );
  // The keys of the table are areas.
  return given.length === 0 ? [] : [{ area: area as CallArea, calls: given }];
});
const byName = new Map(grantable.flatMap(({ calls }) => calls));

/**
 * The key of a secret, for the doorkeeper.
 * @param still the company is being moved: nothing of it is written
 */
export async function keyOfSecret(db: CompanyDb, hash: Buffer, still: boolean): Promise<GoodKey | undefined> {
  const key = await findGoodKey(db, hash);
  if (key !== undefined && !still) await updateKeyUse(db, key.nr_sequencial);
  return key;
}

/** Keys of the company with what became of them. */
export async function keys(context: Context): Promise<AnswerOf<'listKeys'>> {
  const found = await listKeys(context.db);
  return Promise.all(
    found.map(async (key) => ({
      ...key,
      dt_criacao: key.dt_criacao.toISOString(),
      dt_expira: iso(key.dt_expira),
      dt_ultimo_uso: iso(key.dt_ultimo_uso),
      dt_revogada: iso(key.dt_revogada),
      dt_antes_ate: iso(key.dt_antes_ate),
      historia: await historyOf(context, 'keys', String(key.nr_sequencial)),
    })),
  );
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What a key can be given. */
export async function keyChoices({ db }: Context): Promise<AnswerOf<'listKeyChoices'>> {
  const people = Map.groupBy(await listKeyPeople(db), ({ nr_sequencial }) => nr_sequencial);
  return {
    pessoas: [...people].flatMap(([nr_sequencial, rows]) =>
      rows.slice(0, 1).map((first) => ({
        nr_sequencial,
        ds_colaborador: first.ds_colaborador,
        ...keyRightsOf(first),
        filiais: rows.map(({ filial, ds_filial }) => ({ nr_sequencial: filial, ds_filial })),
      })),
    ),
    areas: grantable.map(({ area, calls }) => ({
      area,
      chamadas: calls.map(([nome, { who, ...call }]) => ({
        nome,
        metodo: call.method,
        caminho: call.path,
        escreve: call.command,
        resumo: summaryOf(nome, { who, ...call }),
        quem: [...who],
        precisa: [...call.needs],
      })),
    })),
  };
}

/** @throws Refused CHAMADA_SEM_CHAVE, CHAMADA_SEM_DIREITO, FILIAL_NAO_PERMITIDA */
export async function createKey(
  context: Context,
  { segredo, ...key }: CheckedInput<'createKey'>['body'],
): Promise<AnswerOf<'createKey'>> {
  refuseOthers(key.ds_chamadas);
  const people = await listKeyPeople(context.db);
  if (!people.some((one) => one.nr_sequencial === key.nr_seq_clifor && one.filial === key.nr_seq_filial))
    throw new Refused('FILIAL_NAO_PERMITIDA', { faults: { nr_seq_filial: 'DESCONHECIDA' } });
  refuseBeyond(people, key.nr_seq_clifor, key.ds_chamadas);
  const nr_sequencial = await insertKey(context.db, { ...key, hash: sha256(segredo) });
  await note(context, nr_sequencial, null, key);
  return { nr_sequencial };
}

/** @throws Refused NAO_ENCONTRADO, CHAVE_REVOGADA, CHAMADA_SEM_CHAVE, CHAMADA_SEM_DIREITO */
export async function changeKey(
  context: Context,
  id: number,
  key: CheckedInput<'changeKey'>['body'],
): Promise<AnswerOf<'changeKey'>> {
  const before = await held(context, id);
  refuseOthers(key.ds_chamadas);
  refuseBeyond(await listKeyPeople(context.db), before.nr_seq_clifor, key.ds_chamadas);
  await updateKey(context.db, id, key);
  await note(context, id, before, key);
  return { nr_sequencial: id };
}

/** @throws Refused NAO_ENCONTRADO, CHAVE_REVOGADA */
export async function rotateKey(
  context: Context,
  id: number,
  { segredo, horas }: CheckedInput<'rotateKey'>['body'],
): Promise<AnswerOf<'rotateKey'>> {
  await held(context, id);
  await updateSecret(context.db, id, sha256(segredo), horas);
  await tellOf(context, id, [{ coluna: 'segredo', antes: '', depois: 'trocado' }]);
  return { nr_sequencial: id };
}

/** @throws Refused NAO_ENCONTRADO, CHAVE_REVOGADA */
export async function revokeKey(context: Context, id: number): Promise<AnswerOf<'revokeKey'>> {
  await held(context, id);
  await updateRevoked(context.db, id);
  await tellOf(context, id, [{ coluna: 'situacao', antes: 'em_uso', depois: 'revogada' }]);
  return { nr_sequencial: id };
}

async function held({ db }: Context, id: number): Promise<HeldKey> {
  const key = await lockKey(db, id);
  if (key === undefined) throw new Refused('NAO_ENCONTRADO');
  if (key.revogada) throw new Refused('CHAVE_REVOGADA');
  return key;
}

/** @throws Refused CHAMADA_SEM_CHAVE for calls no key has */
function refuseOthers(chamadas: readonly string[]): void {
  const others = chamadas.filter((name) => !byName.has(name));
  if (others.length > 0) throw new Refused('CHAMADA_SEM_CHAVE', { valores: { nomes: others.join(', ') } });
}

/** @throws Refused CHAMADA_SEM_DIREITO for calls the person of a key may not send */
function refuseBeyond(people: readonly KeyPerson[], person: number, chamadas: readonly string[]): void {
  const first = people.find(({ nr_sequencial }) => nr_sequencial === person);
  if (first === undefined) return;
  const nomes = beyond(
    keyRightsOf(first),
    chamadas.flatMap((name) => byName.get(name) ?? []),
  );
  if (nomes.length > 0) throw new Refused('CHAMADA_SEM_DIREITO', { valores: { nomes: nomes.join(', ') } });
}

const note = (context: Context, id: number, before: HeldKey | null, after: KeyGiven) =>
  tellOf(context, id, changesOf(before && cellsOf(before), cellsOf(after)), before === null);

const tellOf = (context: Context, id: number, changes: ReturnType<typeof changesOf>, fresh = false) =>
  noteChanges(context, 'keys', String(id), { fresh, changes });

const cellsOf = ({ ds_chave, ds_chamadas, qt_por_minuto, dt_expira }: HeldKey | KeyGiven) => ({
  nome: ds_chave,
  chamadas: [...ds_chamadas].sort().join(', '),
  limite: String(qt_por_minuto),
  expira: dt_expira === null ? '' : new Date(dt_expira).toISOString(),
});
