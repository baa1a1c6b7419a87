import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';
import type { Verdict } from './outcome.rules.ts';

/** A column rows are found by: its type, and its value of a row. */
interface KeyColumn<Row> {
  type: string;
  of(row: Row): unknown;
}

/** A column that is written; null: as it is, or as usual. */
interface Column<Row> extends KeyColumn<Row> {
  /** SQL of a constant a new row has where its value is null; null unless given. */
  usual?: string;
  /** Written with a new row only. */
  once?: true;
}

/** How rows of a table are found and written. Names, types and constants are literals of ours, never of a file. */
interface Upsert<Row> {
  table: string;
  key: Record<string, KeyColumn<Row>>;
  columns: Record<string, Column<Row>>;
}

/**
 * Writes rows by their natural key: new ones are added, those that differ are changed, others are not touched. Each key
 * once. @returns a verdict per row
 */
export async function upsert<Row>(
  tx: CompanyDb,
  rows: readonly Row[],
  { table, key, columns }: Upsert<Row>,
): Promise<Verdict[]> {
  if (rows.length === 0) return [];
  const keys = Object.keys(key);
  const names = [...keys, ...Object.keys(columns)];
  const { rows: verdicts } = await sql<{ verdict: Verdict }>`
    with l as materialized (
      select * from jsonb_to_recordset(${valuesOf(rows, { ...key, ...columns })}::jsonb)
          as r (n int, ${typed({ ...key, ...columns })})),
    escrita as (
      insert into ${sql.table(table)} as t (${list(names)})
      select ${sql.raw([...keys.map((name) => `l.${name}`), ...merged(columns)].join(', '))}
        from l
        left join ${sql.table(table)} t on ${same(keys, 't', 'l')}
       order by ${list(keys, 'l.')}
          on conflict (${list(keys)}) ${changing(columns)}
      returning ${list(keys, 't.')}, t.xmax = 0 as nova)
    select case when e.nova is null then 'I' when e.nova then 'N' else 'M' end as verdict
      from l
      left join escrita e on ${same(keys, 'e', 'l')}
     order by l.n`.execute(tx);
  return verdicts.map(({ verdict }) => verdict);
}

/** Rows as JSON, each with its place. */
const valuesOf = <Row>(rows: readonly Row[], all: Record<string, KeyColumn<Row>>): string =>
  JSON.stringify(
    rows.map((row, n) => ({
      n,
      ...Object.fromEntries(Object.entries(all).map(([name, column]) => [name, column.of(row)])),
    })),
  );

const typed = (all: Record<string, { type: string }>) =>
  sql.raw(
    Object.entries(all)
      .map(([name, { type }]) => `${name} ${type}`)
      .join(', '),
  );

const list = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => `${prefix}${name}`).join(', '));

const same = (keys: readonly string[], left: string, right: string) =>
  sql.raw(keys.map((name) => `${left}.${name} = ${right}.${name}`).join(' and '));

/** What a row has once it is written: what was given, or what it has, or what is usual. */
const merged = (columns: Record<string, { usual?: string }>): string[] =>
  Object.entries(columns).map(
    ([name, { usual }]) => `coalesce(l.${name}, t.${name}${usual ? `, ${usual}` : ''})`,
  );

/** What becomes of a row that is there: changed where it differs in what may change. */
function changing(columns: Record<string, { once?: true }>) {
  const lasting = Object.keys(columns).filter((name) => !columns[name]?.once);
  if (lasting.length === 0) return sql`do nothing`;
  return sql`do update set ${sql.raw(lasting.map((name) => `${name} = excluded.${name}`).join(', '))}
              where (${list(lasting, 't.')}) is distinct from (${list(lasting, 'excluded.')})`;
}
