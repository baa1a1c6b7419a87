import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, sql } from '../../core/db/sql.ts';
import { noted } from './made.queries.ts';
import { IntakeVerdict, type Lined } from './outcome.rules.ts';

/** A column: its type, and the value of a row. */
interface Said<Row> {
  type: string;
  of(row: Row): unknown;
}

/** A column rows are found by. */
interface KeyColumn<Row> extends Said<Row> {
  /** Compared ignoring case and accents; an existing row keeps its name. */
  folded?: true;
  /** It may be null, which equals null. */
  nullable?: true;
}

/** A column that is written; null: unchanged, or the default. */
interface Column<Row> extends Said<Row> {
  /** SQL of a constant a new row has where its value is null; null unless given. */
  usual?: string;
  /** Written with a new row only. */
  once?: true;
  /** Column of the file it comes from, where that may be emptied. */
  cell?: string;
}

/** How rows of a table are found and written. Names, types and constants are literals of ours, never of a file. */
interface Upsert<Row> {
  table: string;
  key: Record<string, KeyColumn<Row>>;
  columns: Record<string, Column<Row>>;
  /** A column the intake itself writes later; it is not compared to detect later changes by others. */
  passing?: string;
}

/**
 * Writes rows by their natural key: new ones are added, those that differ are updated, others stay untouched. Each key must
 * occur once. Writes of an intake are recorded. @returns a verdict per row
 */
export async function upsert<Row extends Lined>(
  tx: CompanyDb,
  rows: readonly Row[],
  { table, key, columns, passing = '' }: Upsert<Row>,
): Promise<IntakeVerdict[]> {
  if (rows.length === 0) return [];
  const keys = Object.keys(key);
  const names = [...keys, ...Object.keys(columns)];
  const verdicts = await many(tx, IntakeVerdict)`
    with l as materialized (
      select * from jsonb_to_recordset(${valuesOf(rows, key, columns)}::jsonb)
          as r (n int, line int, limpas text[], ${typed({ ...key, ...columns })})),
    escrita as (
      insert into ${sql.id(table)} as t (${list(names)})
      select ${sql.raw([...keys.map((name) => `l.${name}`), ...merged(columns)].join(', '))}
        from l
        left join ${sql.id(table)} t on ${same(key, 't', 'l')}
       order by ${list(keys, 'l.')}
          on conflict (${sql.raw(foundBy(key).join(', '))}) ${changing(columns)}
      returning ${list(keys, 't.')}, t.xmax = 0 as nova, case when ${noted} is not null then to_jsonb(t) - ${passing}::text end as inteira),
    feita as (
      insert into carga_feita (nr_seq_carga, nr_linha, ds_tabela, nr_ordem, js_linha, js_antes)
      select ${noted}, l.line, ${table}, l.n, e.inteira,
             case when not e.nova then coalesce((
               select jsonb_object_agg(a.key, a.value)
                 from ${sql.id(table)} o cross join lateral jsonb_each(to_jsonb(o) - ${passing}::text) a
                where ${same(key, 'o', 'l')} and a.value is distinct from e.inteira -> a.key), '{}') end
        from l
        join escrita e on ${same(key, 'e', 'l')}
       where ${noted} is not null)
    select case when e.nova is null then 'I' when e.nova then 'N' else 'M' end as verdict
      from l
      left join escrita e on ${same(key, 'e', 'l')}
     order by l.n`;
  return verdicts;
}

/** Rows as JSON, each with its place and the columns it empties. */
const valuesOf = <Row extends Lined>(
  rows: readonly Row[],
  key: Record<string, Said<Row>>,
  columns: Record<string, Column<Row>>,
): string =>
  JSON.stringify(
    rows.map((row, n) => ({
      n,
      line: row.line,
      limpas: Object.keys(columns).filter((name) => row.emptied?.has(columns[name]?.cell ?? '')),
      ...Object.fromEntries(
        Object.entries({ ...key, ...columns }).map(([name, column]) => [name, column.of(row)]),
      ),
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

/** The key as the table is indexed by it. */
const foundBy = (key: Record<string, { folded?: true }>, of = ''): string[] =>
  Object.entries(key).map(([name, { folded }]) => (folded ? `busca(${of}${name})` : `${of}${name}`));

const same = (key: Record<string, { folded?: true; nullable?: true }>, left: string, right: string) => {
  const others = foundBy(key, `${right}.`);
  const equals = Object.values(key).map(({ nullable }) => (nullable ? 'is not distinct from' : '='));
  return sql.raw(
    foundBy(key, `${left}.`)
      .map((column, n) => `${column} ${equals[n] ?? '='} ${others[n] ?? ''}`)
      .join(' and '),
  );
};

/** Values of a row after writing: given, existing or default; default where it was emptied. */
const merged = (columns: Record<string, { usual?: string; cell?: string }>): string[] =>
  Object.entries(columns).map(([name, { usual, cell }]) => {
    const value = `coalesce(l.${name}, t.${name}${usual ? `, ${usual}` : ''})`;
    return cell === undefined
      ? value
      : `case when '${name}' = any (l.limpas) then ${usual ?? 'null'} else ${value} end`;
  });

/** Update of an existing row, only if a changeable column differs. */
function changing(columns: Record<string, { once?: true }>) {
  const lasting = Object.keys(columns).filter((name) => !columns[name]?.once);
  if (lasting.length === 0) return sql`do nothing`;
  return sql`do update set ${sql.raw(lasting.map((name) => `${name} = excluded.${name}`).join(', '))}
              where (${list(lasting, 't.')}) is distinct from (${list(lasting, 'excluded.')})`;
}

/** Rows of a table that belong to one other row, by the columns that say so. */
interface Belonging {
  table: string;
  /** Column of the row they belong to, and its value. */
  of: readonly [column: string, value: string | number];
  /** Columns that tell them apart, with their types. */
  by: Readonly<Record<string, string>>;
}

/** Deletes what belongs to a row and is not named. @returns how many rows */
export const removeOthers = (
  tx: CompanyDb,
  { table, of: [column, value], by }: Belonging,
  named: readonly Readonly<Record<string, unknown>>[],
): Promise<number> =>
  execute(tx)`
    delete from ${sql.id(table)} t
     where t.${sql.id(column)}::text = ${String(value)}
       and not exists (
         select from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r (${sql.raw(
           Object.entries(by)
             .map(([name, type]) => `${name} ${type}`)
             .join(', '),
         )})
          where (${list(Object.keys(by), 'r.')}) = (${list(Object.keys(by), 't.')}))`;
