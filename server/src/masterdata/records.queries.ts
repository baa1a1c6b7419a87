import { columnOf, intakeColumns, keyOf, type RecordKind } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { cellsOf, recordsOf, StoredRecord, tables } from '../core/records/cells.queries.ts';
import { bool, number, row, text } from '../core/row.ts';
import { hasWords } from '../core/words.queries.ts';

/** Columns a search looks into: what people typed or named, not choices. */
const sought = (kind: RecordKind): Sql =>
  sql.join(
    intakeColumns(kind)
      .filter(([, { of, form }]) => of === undefined && form !== 'digits')
      .map(([column]) => sql.id('r', column)),
  );

/** Which records are looked for. */
export interface Search {
  words: readonly string[];
  /** Only active (A) or inactive (I) ones; of kinds without a state, all. */
  state: 'A' | 'I' | undefined;
  /** Column to sort by, and whether the other way round. */
  order: { column: string; down: boolean };
  page: { number: number; size: number };
}

const Found = row({ total: number, data: StoredRecord.array() });

/** A column to sort by: days by the calendar, anything else as people read it. */
const sorted = (kind: RecordKind, column: string): Sql =>
  columnOf(kind, column)?.form === 'day'
    ? sql`to_date(${sql.id('r', column)}, 'DD/MM/YYYY')`
    : sql`${sql.id('r', column)} collate natural_order`;

/** A page of records. */
export async function listRecords(db: CompanyDb, kind: RecordKind, { words, state, order, page }: Search) {
  const hasState = intakeColumns(kind).some(([column]) => column === 'situacao');
  const [first = 'id'] = keyOf(kind).columns;
  const found = sql`
    (${recordsOf[kind]}) r
     where ${hasWords(sql`concat_ws(' ', ${sought(kind)})`, words)}
       and ${state === undefined || !hasState ? sql`true` : sql`r.situacao = ${state}`}`;
  return one(db, Found)`
    select (select count(*) from ${found})::int as total,
           coalesce((select json_agg(json_build_object('id', r.id, 'celulas', ${cellsOf}))
                       from (select r.* from ${found}
                              order by ${sorted(kind, order.column)} ${sql.raw(order.down ? 'desc' : 'asc')},
                                       ${sql.id('r', first)} collate natural_order
                              limit ${page.size} offset ${(page.number - 1) * page.size}) r), '[]') as data`;
}

/** A record; undefined when there is none. */
export async function findRecord(
  db: CompanyDb,
  kind: RecordKind,
  id: string,
): Promise<StoredRecord | undefined> {
  return maybe(db, StoredRecord)`
    select r.id, ${cellsOf} as celulas from (${recordsOf[kind]}) r where r.id = ${id}`;
}

/** The record with a key, as its columns have it. */
export async function findByKey(
  db: CompanyDb,
  kind: RecordKind,
  key: Readonly<Record<string, string>>,
): Promise<StoredRecord | undefined> {
  const same = Object.entries(key).map(
    ([column, value]) => sql`busca(${sql.id('r', column)}) = busca(${value}::text)`,
  );
  return maybe(db, StoredRecord)`
    select r.id, ${cellsOf} as celulas from (${recordsOf[kind]}) r where ${sql.join(same, ' and ')} limit 1`;
}

/** Holds a record until the end of the transaction. @returns whether there is one */
export async function lockRecord(tx: CompanyDb, kind: RecordKind, id: string): Promise<boolean> {
  const [table, name] = tables[kind];
  const found = await execute(tx)`
    select 1 from ${sql.id(table)} t where t.${sql.id(name)}::text = ${id} for update`;
  return found === 1;
}

/** How many records there are of each kind. */
export async function countRecords(db: CompanyDb, kinds: readonly RecordKind[]): Promise<number[]> {
  const counts = kinds.map((kind) => sql`(select count(*) from (${recordsOf[kind]}) r)::int`);
  return one(db, number.array())`select array[${sql.join(counts)}] as quantos`;
}

/** Kinds a person keeps; all of them if he administers the company. */
export const Keeps = row({ administers: bool, kinds: text.array() });

/** What a person may keep. */
export async function findKeeps(db: CompanyDb, person: number) {
  return one(db, Keeps)`
    select g.st_administra = 'S' as administers,
           array(select tp_cadastro from clifor_cadastro k where k.nr_seq_clifor = g.nr_sequencial) as kinds
      from g_clifor g where g.nr_sequencial = ${person}`;
}

const Spanish = row({ nome: text, espanhol: text });

/** Names that have a Spanish one. */
export const listSpanishNames = (db: CompanyDb) =>
  many(db, Spanish)`
    select nome, espanhol
      from (select ds_motivo, ds_motivo_es from motivo
             union select ds_tipo, ds_tipo_es from tipo_os
             union select ds_titulo, ds_titulo_es from criticidade
             union select ds_criticidade, ds_criticidade_es from criticidade) n (nome, espanhol)
     where espanhol is not null`;
