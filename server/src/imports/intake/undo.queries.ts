import type { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, type Sql, sql } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import { MadeTable, toldOf } from './undo.rules.ts';

/** A foreign key to a table. */
export const Reference = row({
  name: text,
  child: text,
  parent: MadeTable,
  from: text.array(),
  to: text.array(),
});
export type Reference = z.infer<typeof Reference>;

/** Keys and foreign keys of tables, read from the catalogue. */
export interface Shape {
  references: Reference[];
  /** Primary keys, also of referring tables. */
  keys: ReadonlyMap<string, readonly string[]>;
}

const columnsOf = (table: string, numbers: string) =>
  sql.raw(`array(select a.attname::text from unnest(${numbers}) with ordinality as n (attnum, place)
                   join pg_attribute a on a.attrelid = ${table} and a.attnum = n.attnum order by n.place)`);

const ShapeRow = row({ tabela: text, colunas: text.array() });

/** Foreign keys to tables, and primary keys. */
export async function findShape(tx: CompanyDb, tables: readonly MadeTable[]): Promise<Shape> {
  const references = await many(tx, Reference)`
    select c.conname::text as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
           ${columnsOf('c.conrelid', 'c.conkey')} as "from", ${columnsOf('c.confrelid', 'c.confkey')} as "to"
      from pg_constraint c
     where c.contype = 'f' and c.confrelid = any (${tables}::regclass[])
       and c.conrelid <> all (${toldOf}::regclass[])`;
  const keys = await many(tx, ShapeRow)`
    select i.indrelid::regclass::text as tabela, ${columnsOf('i.indrelid', 'i.indkey')} as colunas
      from pg_index i
     where i.indisprimary
       and i.indrelid = any (${[...tables, ...references.map(({ child }) => child)]}::regclass[])`;
  return { references, keys: new Map(keys.map(({ tabela, colunas }) => [tabela, colunas])) };
}

/** Lines of an intake processed together. */
export interface Lines {
  intake: number;
  lines: readonly number[];
}

/** Lines of an intake before a line, the last first; records of no particular line come after all lines. */
export async function listMadeLines(
  db: CompanyDb,
  intake: number,
  before: number,
  most: number,
): Promise<number[]> {
  const rows = await many(db, number)`
    select distinct nr_linha from carga_feita
     where nr_seq_carga = ${intake} and nr_linha < ${before}
     order by nr_linha desc
     limit ${most}`;
  const lines = rows;
  const own = lines.filter((line) => line > 0);
  return own.length > 0 ? own : lines;
}

/** Tables lines wrote to. */
export async function findTables(tx: CompanyDb, { intake, lines }: Lines): Promise<Set<string>> {
  const rows = await many(tx, text)`
    select distinct ds_tabela from carga_feita
     where nr_seq_carga = ${intake} and nr_linha = any (${lines}::int[]) and cd_fica is null`;
  return new Set(rows);
}

/** Records of what lines wrote to a table, as f, with the row as written, as k. */
const written = (table: string, { intake, lines }: Lines): Sql => sql`
  (select nr_seq_carga, nr_linha, js_linha, js_antes from carga_feita
    where nr_seq_carga = ${intake} and nr_linha = any (${lines}::int[]) and ds_tabela = ${table} and cd_fica is null
   offset 0) f
   cross join lateral jsonb_populate_record(null::${sql.id(table)}, f.js_linha) k`;

const equal = (left: string, names: readonly string[], right: string, others = names) =>
  sql.raw(names.map((name, n) => `${left}.${name} = ${right}.${others[n]}`).join(' and '));

/** Locks rows until the end of the transaction, so that no new reference to them can be made. */
export const lockWritten = (
  tx: CompanyDb,
  table: string,
  key: readonly string[],
  those: Lines,
): Promise<unknown> =>
  execute(tx)`
  select from ${written(table, those)}
    join ${sql.id(table)} t on ${equal('t', key, 'k')}
   order by ${sql.raw(key.map((name) => `t.${name}`).join(', '))}
     for update of t`;

const linesIn = (rows: readonly { nr_linha: number }[]) => rows.map(({ nr_linha }) => nr_linha);

const Used = row({ nr_linha: number });

/** Lines whose new rows are referred to by rows of others. */
export async function findUsed(
  tx: CompanyDb,
  { child, parent, from, to }: Reference,
  childKey: readonly string[],
  those: Lines,
): Promise<number[]> {
  const own = childKey.map((name) => `'${name}', c.${name}`).join(', ');
  const rows = await many(tx, Used)`
    select distinct f.nr_linha
      from ${written(parent, those)}
      join ${sql.id(child)} c on ${equal('c', from, 'k', to)}
     where f.js_antes is null
       and not exists (select from carga_feita g
                        where g.nr_seq_carga = f.nr_seq_carga and g.nr_linha = f.nr_linha and g.ds_tabela = ${child}
                          and g.js_antes is null and g.js_linha @> jsonb_build_object(${sql.raw(own)}))`;
  return linesIn(rows);
}

/** Lines with a row changed since it was written; of updated rows only the updated columns count. */
export async function findChanged(
  tx: CompanyDb,
  table: string,
  key: readonly string[],
  those: Lines,
): Promise<number[]> {
  const rows = await many(tx, Used)`
    select distinct f.nr_linha
      from ${written(table, those)}
      join ${sql.id(table)} t on ${equal('t', key, 'k')}
     where to_jsonb(t) || case when f.js_antes is null then f.js_linha
                               else coalesce((select jsonb_object_agg(a, f.js_linha -> a)
                                                from jsonb_object_keys(f.js_antes) a), '{}') end
           is distinct from to_jsonb(t)`;
  return linesIn(rows);
}

/** Restores the former values of updated rows. */
export async function restoreRows(
  tx: CompanyDb,
  table: string,
  key: readonly string[],
  those: Lines,
): Promise<void> {
  const rows = await many(tx, text)`
    select distinct c.coluna from ${written(table, those)}
     cross join lateral jsonb_object_keys(f.js_antes) as c (coluna)
     where f.js_antes is not null order by 1`;
  if (rows.length === 0) return;
  const set = rows.map((coluna) => `${coluna} = (jsonb_populate_record(t, f.js_antes)).${coluna}`);
  await execute(tx)`
    update ${sql.id(table)} t set ${sql.raw(set.join(', '))}
      from ${written(table, those)}
     where ${equal('t', key, 'k')} and f.js_antes is not null`;
}

/** Deletes new rows. */
export const deleteWritten = (
  tx: CompanyDb,
  table: string,
  key: readonly string[],
  those: Lines,
): Promise<unknown> =>
  execute(tx)`
  delete from ${sql.id(table)} t using ${written(table, those)}
   where ${equal('t', key, 'k')} and f.js_antes is null`;

/** An entry of stock an intake made. */
export const MadeEntry = row({
  movement: number,
  stock: number,
  quantity: number,
  document: text.nullable(),
});
export type MadeEntry = z.infer<typeof MadeEntry>;

/** Entries of stock lines made, their rows of stock locked. */
export async function lockEntries(tx: CompanyDb, those: Lines): Promise<MadeEntry[]> {
  return many(tx, MadeEntry)`
    select m.nr_sequencial::int8 as movement, e.nr_sequencial as stock, m.qt_movimento::float8 as quantity,
           m.ds_documento as document
      from ${written('estoque_movimento', those)}
      join estoque_movimento m on m.nr_sequencial = k.nr_sequencial
      join estoque e on e.nr_sequencial = m.nr_seq_estoque
     order by e.nr_sequencial, m.nr_sequencial
       for no key update of e`;
}

/** Lines whose stock was moved after the intake. @param actor person of intakes */
export async function findMoved(tx: CompanyDb, actor: number, those: Lines): Promise<number[]> {
  const rows = await many(tx, Used)`
    select distinct f.nr_linha
      from ${written('estoque_movimento', those)}
      join estoque_movimento m on m.nr_seq_estoque = k.nr_seq_estoque and m.nr_sequencial > k.nr_sequencial
     where m.nr_seq_clifor is distinct from ${actor}`;
  return linesIn(rows);
}

/** Deletes new rows of stock without ledger; those with one stay, without a minimum. */
export async function clearStock(tx: CompanyDb, those: Lines): Promise<void> {
  await execute(tx)`
    update estoque t set qt_minimo = null, ds_prateleira = null
      from ${written('estoque', those)}
     where t.nr_sequencial = k.nr_sequencial and f.js_antes is null
       and exists (select from estoque_movimento m where m.nr_seq_estoque = t.nr_sequencial)`;
  await execute(tx)`
    delete from estoque t using ${written('estoque', those)}
     where t.nr_sequencial = k.nr_sequencial and f.js_antes is null
       and not exists (select from estoque_movimento m where m.nr_seq_estoque = t.nr_sequencial)`;
}

/** Deletes the intake person's access to branches that will be deleted. */
export const deleteActorDoors = (tx: CompanyDb, actor: number, those: Lines): Promise<unknown> =>
  execute(tx)`
  delete from clifor_filial c using ${written('filial', those)}
   where c.nr_seq_clifor = ${actor} and c.nr_seq_filial = k.nr_sequencial and f.js_antes is null`;

/** Branches of orders that will be deleted, whose lists are notified. */
export async function findBranchesOfOrders(tx: CompanyDb, those: Lines): Promise<number[]> {
  return many(tx, number)`
    select distinct k.nr_seq_filial from ${written('os', those)} where f.js_antes is null`;
}

const Staying = row({ line: number, why: text });

/** Records that can never be undone. */
export async function findStaying(
  tx: CompanyDb,
  { intake, lines }: Lines,
): Promise<{ line: number; why: string }[]> {
  return many(tx, Staying)`
    select nr_linha as line, cd_fica as why from carga_feita
     where nr_seq_carga = ${intake} and nr_linha = any (${lines}::int[]) and cd_fica is not null`;
}

/** Deletes the records of undone writes. */
export const deleteNotes = (tx: CompanyDb, { intake, lines }: Lines): Promise<unknown> =>
  execute(tx)`
  delete from carga_feita where nr_seq_carga = ${intake} and nr_linha = any (${lines}::int[])`;
