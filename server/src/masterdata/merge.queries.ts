import { keyOf, type MergeKind } from '@terminal/contract';
import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { recordsOf, tables } from '../core/records/cells.queries.ts';
import { moment, number, row, text } from '../core/row.ts';
import { type Reference, references } from './merge.rules.ts';

/** Numbers of two records: of the double, and of the one that stays. */
export interface Pair {
  double: number;
  stays: number;
}

/** Rows by what they are. */
export const Counted = row({ de: text, quantos: number });
export type Counted = z.infer<typeof Counted>;

/** A reference as rows `t` of its table, and its column. */
function partsOf({ place }: Reference): { table: Sql; column: Sql } {
  const [table = '', column = ''] = place.split('.');
  return { table: sql.id(table), column: sql.id(column) };
}

/** Rows of a reference that a union moves. */
function moved(reference: Reference, { double, stays }: Pair): Sql {
  const { table, column } = partsOf(reference);
  const { only = 'true', once, other } = reference;
  const isFree =
    once === undefined
      ? sql`true`
      : sql`not exists (select from ${table} o
                         where o.${column} = ${stays} and o.${sql.id(once)} = t.${sql.id(once)})`;
  const isOther = other === undefined ? sql`true` : sql`t.${sql.id(other)} <> ${stays}`;
  return sql`t.${column} = ${double} and ${sql.raw(only)} and ${isFree} and ${isOther}`;
}

/** How many rows a union would move, by what they are; only those there are. */
export async function countMoved(db: CompanyDb, kind: MergeKind, pair: Pair): Promise<Counted[]> {
  const counts = references[kind].moves.map((reference) => {
    const { table } = partsOf(reference);
    return sql`select ${reference.use}::text as de, count(*)::int as quantos from ${table} t where ${moved(reference, pair)}`;
  });
  return many(db, Counted)`select * from (${sql.join(counts, ' union all ')}) c where quantos > 0`;
}

/** How many sign in with a number. */
export const countLogins = (db: CompanyDb, id: number) =>
  one(db, number)`select count(*)::int from clifor_acesso where nr_seq_clifor = ${id}`;

/** The number that stands for a record: where it was merged, of the one that stayed. */
export const findStanding = (db: CompanyDb, kind: MergeKind, id: number) =>
  one(db, number)`select unido(${kind}, ${id}) as numero`;

/** Notes a union. From now on nothing that is written names the double. @returns its number */
export async function insertUnion(
  tx: CompanyDb,
  kind: MergeKind,
  { double, stays }: Pair,
  { state, reason, person }: { state: string; reason: string; person: number },
): Promise<number> {
  return one(tx, number)`
    insert into cadastro_uniao (tp_cadastro, nr_unido, nr_fica, st_antes, ds_motivo, nr_seq_clifor)
    values (${kind}, ${double}, ${stays}, ${state}, ${reason}, ${person})
    returning nr_sequencial`;
}

/** Takes a record out of use, or brings it back. */
export async function updateState(tx: CompanyDb, kind: MergeKind, id: number, state: string): Promise<void> {
  await execute(tx)`
    update ${sql.id(tables[kind][0])} set st_status = ${state} where nr_sequencial = ${id} and st_status <> ${state}`;
}

/** Moves what names the double, and keeps which rows. @returns how many, by what they are */
export async function moveReferences(
  tx: CompanyDb,
  kind: MergeKind,
  pair: Pair,
  union: number,
): Promise<Counted[]> {
  const counts: Counted[] = [];
  for (const reference of references[kind].moves) {
    const { table, column } = partsOf(reference);
    const quantos = await one(tx, number)`
      with movidas as (
        update ${table} t set ${column} = ${pair.stays} where ${moved(reference, pair)}
        returning t.${sql.id(reference.key)} as chave),
      anotadas as (
        insert into cadastro_uniao_movido (nr_seq_uniao, ds_referencia, js_movidos)
        select ${union}, ${reference.place}, jsonb_agg(chave order by chave) from movidas having count(*) > 0)
      select count(*)::int as quantos from movidas`;
    if (quantos > 0) counts.push({ de: reference.use, quantos });
  }
  return counts;
}

const Back = row({ voltaram: number, ficaram: number });

/** Moves back what a union moved and still names the one that stayed. */
export async function moveReferencesBack(
  tx: CompanyDb,
  kind: MergeKind,
  { double, stays }: Pair,
  union: number,
): Promise<{ use: string; voltaram: number; ficaram: number }[]> {
  const all: { use: string; voltaram: number; ficaram: number }[] = [];
  for (const reference of references[kind].moves) {
    const { table, column } = partsOf(reference);
    const found = await one(tx, Back)`
      with movidas as materialized (
        select chave::bigint as chave from cadastro_uniao_movido m, jsonb_array_elements_text(m.js_movidos) as chave
         where m.nr_seq_uniao = ${union} and m.ds_referencia = ${reference.place}),
      voltam as (
        update ${table} t set ${column} = ${double} from movidas
         where t.${sql.id(reference.key)} = movidas.chave and t.${column} = ${stays}
           and ${sql.raw(reference.only ?? 'true')}
        returning 1)
      select (select count(*) from voltam)::int as voltaram,
             ((select count(*) from movidas) - (select count(*) from voltam))::int as ficaram`;
    all.push({ use: reference.use, ...found });
  }
  return all;
}

const Union = row({
  kind: text,
  double: number,
  stays: number,
  state: text,
  undoneBy: text.nullable(),
});

/** A union of a kind, held until the end; undefined: none such. */
export async function lockUnion(tx: CompanyDb, kind: MergeKind, union: number) {
  return maybe(tx, Union)`
    select u.tp_cadastro as kind, u.nr_unido as double, u.nr_fica as stays, u.st_antes::text as state,
           (select g.ds_colaborador from g_clifor g where g.nr_sequencial = u.nr_seq_clifor_desfez) as "undoneBy"
      from cadastro_uniao u
     where u.nr_sequencial = ${union} and u.tp_cadastro = ${kind}
       for update`;
}

/** Notes that a union is undone. */
export async function updateUndone(
  tx: CompanyDb,
  union: number,
  { reason, person }: { reason: string; person: number },
): Promise<void> {
  await execute(tx)`
    update cadastro_uniao set dt_desfeita = now(), nr_seq_clifor_desfez = ${person}, ds_motivo_desfez = ${reason}
     where nr_sequencial = ${union}`;
}

const Named = row({ id: text, nome: text });
const Told = row({
  nr_sequencial: number,
  unido: Named,
  fica: Named,
  motivo: text,
  ds_colaborador: text,
  dt_uniao: moment,
  movidos: Counted.array(),
  desfeita: row({ dt: text, ds_colaborador: text, motivo: text }).nullable(),
});

/** Most unions of a record that are listed. */
const mostUnions = 50;

/** Unions of a record, newest first. */
export async function listUnions(db: CompanyDb, kind: MergeKind, id: number) {
  const name = sql.id('r', keyOf(kind).name);
  const named = (column: Sql) =>
    sql`(select json_build_object('id', r.id, 'nome', ${name}) from (${recordsOf[kind]}) r where r.id = ${column}::text)`;
  return many(db, Told)`
    select u.nr_sequencial, ${named(sql`u.nr_unido`)} as unido, ${named(sql`u.nr_fica`)} as fica, u.ds_motivo as motivo,
           g.ds_colaborador, u.dt_uniao,
           coalesce((select json_agg(json_build_object('de', m.ds_referencia, 'quantos', jsonb_array_length(m.js_movidos))
                                     order by m.ds_referencia)
                       from cadastro_uniao_movido m where m.nr_seq_uniao = u.nr_sequencial), '[]') as movidos,
           case when u.dt_desfeita is not null then
             json_build_object('dt', to_char(u.dt_desfeita at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                               'ds_colaborador', d.ds_colaborador, 'motivo', u.ds_motivo_desfez) end as desfeita
      from cadastro_uniao u
      join g_clifor g on g.nr_sequencial = u.nr_seq_clifor
      left join g_clifor d on d.nr_sequencial = u.nr_seq_clifor_desfez
     where u.tp_cadastro = ${kind} and ${id} in (u.nr_unido, u.nr_fica)
     order by u.nr_sequencial desc
     limit ${mostUnions}`;
}
