import type { Referred } from '@terminal/contract';
import { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, one, sql } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import { hasWords } from '../../core/words.queries.ts';
import { mostSupplierNumber } from './people.rules.ts';
import type { Known } from './reference.rules.ts';

interface Naming {
  table: string;
  names: readonly string[];
  /** Condition of its rows. */
  only?: string;
  /** Rows of it are merged: the name of one leads to the one that stayed. */
  merged?: true;
}

/** Tables whose rows can be referred to, with the columns that name them: the stored name first. */
const named = {
  branches: { table: 'filial', names: ['ds_filial'] },
  types: { table: 'tipo_veiculo', names: ['cd_tipoveiculo', 'ds_tipoveiculo'] },
  shifts: { table: 'turno', names: ['ds_turno'] },
  segments: { table: 'segmento', names: ['ds_grupo'] },
  services: { table: 'item', names: ['ds_item'], only: 'nr_tipo = 3', merged: true },
  parts: { table: 'item', names: ['ds_item'], only: 'nr_tipo = 4', merged: true },
  orderTypes: { table: 'tipo_os', names: ['ds_tipo', 'nr_sequencial'] },
} as const satisfies Record<Referred, Naming>;

/** Stored names by the folded texts that refer to them; a name takes precedence over a description. */
export async function findKnown(
  tx: CompanyDb,
  wanted: Partial<Record<Referred, readonly string[]>>,
): Promise<Known> {
  const known: Partial<Record<Referred, ReadonlyMap<string, readonly string[]>>> = {};
  // An object's keys are the names its type lists.
  for (const to of Object.keys(named) as Referred[])
    if (wanted[to] !== undefined) known[to] = await findMeant(tx, to, wanted[to]);
  return known;
}

const Meant = row({ dito: text, nome: text });

async function findMeant(
  tx: CompanyDb,
  to: Referred,
  told: readonly string[],
): Promise<Map<string, string[]>> {
  const { table, names, only = 'true', merged }: Naming = named[to];
  const [kept = ''] = names;
  const stored = merged
    ? sql`(select f.ds_item from item f where f.nr_sequencial = unido('items', item.nr_sequencial))`
    : sql.raw(`${kept}::text`);
  const meant = new Map<string, string[]>();
  for (const name of names) {
    const rows = await many(tx, Meant)`
      select distinct busca(${sql.raw(name)}::text) as dito, ${stored} as nome from ${sql.id(table)}
       where busca(${sql.raw(name)}::text) = any (${told}) and ${sql.raw(only)}
       order by 2`;
    for (const { dito, nome } of rows) meant.set(dito, [...(meant.get(dito) ?? []), nome]);
  }
  return meant;
}

/** Names in use, sorted. @param words what they hold, by name or description */
export async function listNames(
  db: CompanyDb,
  to: Referred,
  most: number,
  words: readonly string[] = [],
): Promise<string[]> {
  const { table, names, only = 'true' }: Naming = named[to];
  return many(db, text)`
    select ${sql.raw(names[0] ?? '')}::text as nome from ${sql.id(table)}
     where ${sql.raw(only)} and st_status = 'A'
       and ${hasWords(sql.raw(`concat_ws(' ', ${names.join(', ')})`), words)}
     order by 1 limit ${most}`;
}

/** Tables with numbered rows, and their name columns. */
const numbered = {
  filial: 'ds_filial',
  operacao: 'ds_projeto',
  segmento: 'ds_grupo',
  criticidade: 'nr_nivel::text',
  item: 'ds_item',
  turno: 'ds_turno',
} as const;

const Numbers = row({ nome: text, nr_sequencial: number });

/** Numbers of rows by their names. @param only literal condition of ours */
export async function findNumbers(
  tx: CompanyDb,
  table: keyof typeof numbered,
  names: readonly string[],
  only = 'true',
): Promise<Map<string, number>> {
  const rows = await many(tx, Numbers)`
    select ${sql.raw(numbered[table])} as nome, nr_sequencial from ${sql.id(table)}
     where ${sql.raw(numbered[table])} = any (${[...new Set(names)]}) and ${sql.raw(only)}`;
  return new Map(rows.map(({ nome, nr_sequencial }) => [nome, nr_sequencial]));
}

const FleetNumbers = row({ nr_frota: text, nr_placa: text });

/** Plates by fleet number. */
export async function findFleetNumbers(
  tx: CompanyDb,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const rows = await many(tx, FleetNumbers)`
    select nr_frota, nr_placa from veiculo where nr_frota = any (${numbers})`;
  return new Map(rows.map(({ nr_frota, nr_placa }) => [nr_frota, nr_placa]));
}

/** A person or supplier found by registration or number. */
export const KnownClifor = row({
  nr_sequencial: number,
  nr_matricula: text.nullable(),
  tp_clifor: z.enum(['C', 'F']),
});
export type KnownClifor = z.infer<typeof KnownClifor>;

/** People by registration, and people or suppliers by number. */
export async function findClifors(
  tx: CompanyDb,
  { registrations, numbers }: { registrations: readonly string[]; numbers: readonly number[] },
): Promise<KnownClifor[]> {
  return many(tx, KnownClifor)`
    select nr_sequencial, nr_matricula, tp_clifor from g_clifor
     where nr_matricula = any (${registrations}) or nr_sequencial = any (${numbers}::int[])`;
}

const Merged = row({ numero: number, fica: text });

/** Suppliers of the given numbers that were merged, with the name of the one that stayed. */
export async function findMergedSuppliers(
  tx: CompanyDb,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  const rows = await many(tx, Merged)`
    select n.numero, f.ds_colaborador as fica
      from unnest(${numbers}::int[]) as n (numero)
      join g_clifor f on f.nr_sequencial = unido('suppliers', n.numero) and f.nr_sequencial <> n.numero`;
  return new Map(rows.map(({ numero, fica }) => [numero, fica]));
}

const MergedItem = row({ nr_tipo: number, ds_item: text, fica: text });

/** Services and parts of the given stored names that were merged, by kind and name, with the name of the one that stayed. */
export async function findMergedItems(tx: CompanyDb, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await many(tx, MergedItem)`
    select i.nr_tipo, i.ds_item, f.ds_item as fica
      from item i
      join item f on f.nr_sequencial = unido('items', i.nr_sequencial) and f.nr_sequencial <> i.nr_sequencial
     where i.ds_item = any (${names})`;
  return new Map(rows.map(({ nr_tipo, ds_item, fica }) => [`${nr_tipo} ${ds_item}`, fica]));
}

/** Numbers for new people, none of them a supplier's. */
export async function reserveClifors(tx: CompanyDb, count: number): Promise<number[]> {
  const free: number[] = [];
  while (free.length < count) {
    const rows = await many(tx, number)`
      with novos as materialized (
        select nextval(pg_get_serial_sequence('g_clifor', 'nr_sequencial'))::int as numero
          from generate_series(1, ${count - free.length}::int))
      select numero from novos
       where not exists (select from g_clifor g where g.nr_sequencial = numero)`;
    free.push(...rows);
  }
  return free;
}

const Actor = number.nullable();

/** The person in whose name intakes act, with access to every branch; created if missing. */
export async function findActor(tx: CompanyDb): Promise<number> {
  const known = await one(tx, Actor)`
    select nr_seq_clifor_carga as pessoa from parametro for update`;
  const actor = known ?? (await insertActor(tx));
  await execute(tx)`
    insert into clifor_filial (nr_seq_clifor, nr_seq_filial)
    select ${actor}, nr_sequencial from filial on conflict do nothing`;
  return actor;
}

/** Its number is above all that people type as a supplier's. */
const insertActor = (tx: CompanyDb): Promise<number> =>
  one(tx, number)`
    with pessoa as (
      insert into g_clifor (nr_sequencial, tp_clifor, ds_colaborador, st_status)
      select greatest(max(nr_sequencial), ${mostSupplierNumber}) + 1, 'C', 'CARGA DE DADOS', 'I' from g_clifor
      returning nr_sequencial)
    update parametro set nr_seq_clifor_carga = p.nr_sequencial from pessoa p returning p.nr_sequencial`;

const Branches = row({ ds_filial: text, nr_sequencial: number, ds_fuso: text });

/** Active branches by name. */
export async function findBranches(
  tx: CompanyDb,
  names: readonly string[],
): Promise<Map<string, { id: number; zone: string }>> {
  const rows = await many(tx, Branches)`
    select ds_filial, nr_sequencial, ds_fuso from filial
     where ds_filial = any (${names}) and st_status = 'A'`;
  return new Map(rows.map((row) => [row.ds_filial, { id: row.nr_sequencial, zone: row.ds_fuso }]));
}

/** Checks deferred constraints now instead of at the end of the transaction. */
export const checkConstraints = (tx: CompanyDb): Promise<unknown> =>
  execute(tx)`set constraints all immediate`;

/** Sets a savepoint, so that a part can be rolled back separately; what holds of a part as a whole is checked at its end. */
export async function markPart(tx: CompanyDb): Promise<void> {
  await execute(tx)`savepoint parte`;
  await execute(tx)`set constraints fica_administrador, fica_administrador_apagado deferred`;
}
/** Rolls back to the savepoint. */
export const takePartBack = (tx: CompanyDb): Promise<unknown> => execute(tx)`rollback to savepoint parte`;
/** Checks the part as a whole, and releases the savepoint. */
export async function keepPart(tx: CompanyDb): Promise<void> {
  await checkConstraints(tx);
  await execute(tx)`release savepoint parte`;
}
