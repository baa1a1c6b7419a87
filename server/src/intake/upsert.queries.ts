import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';
import type { Verdict } from './outcome.rules.ts';

/** A column of an upsert: its type, and what a new row has where the file says nothing. */
interface Column {
  type: string;
  /** SQL of a constant; null unless given. */
  usual?: string;
  /** Written with a new row only. */
  once?: true;
}

/** How rows of a table are found and written. Everything here is a literal of ours, never of a file. */
export interface Upsert<K extends string, C extends string> {
  table: string;
  key: Record<K, string>;
  columns: Record<C, Column>;
}

/** Values by column; null or absent: as it is, or as usual. */
export type Values<K extends string, C extends string> = Record<K, unknown> & { [P in C]?: unknown };

const list = (names: readonly string[], prefix = '') =>
  sql.raw(names.map((name) => `${prefix}${name}`).join(', '));

/**
 * Writes rows by their natural key: new ones are added, those that differ are changed, others are not touched. Each key
 * once. @returns a verdict per row
 */
export async function upsert<K extends string, C extends string>(
  tx: CompanyDb,
  { table, key, columns }: Upsert<K, C>,
  rows: readonly Values<NoInfer<K>, NoInfer<C>>[],
): Promise<Verdict[]> {
  if (rows.length === 0) return [];
  const keys = Object.keys(key);
  const all = Object.entries<Column>(columns);
  const lasting = all.filter(([, { once }]) => !once).map(([name]) => name);
  const shape = ['n int', ...Object.entries<string>(key).map(([name, type]) => `${name} ${type}`)].concat(
    all.map(([name, { type }]) => `${name} ${type}`),
  );
  const same = (left: string, right: string) =>
    sql.raw(keys.map((name) => `${left}.${name} = ${right}.${name}`).join(' and '));
  const merged = all.map(([name, { usual }]) => `coalesce(l.${name}, t.${name}${usual ? `, ${usual}` : ''})`);
  const changes =
    lasting.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.raw(lasting.map((name) => `${name} = excluded.${name}`).join(', '))}
              where (${list(lasting, 't.')}) is distinct from (${list(lasting, 'excluded.')})`;
  const { rows: verdicts } = await sql<{ verdict: Verdict }>`
    with l as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ n, ...row })))}::jsonb)
          as r (${sql.raw(shape.join(', '))})),
    escrita as (
      insert into ${sql.table(table)} as t (${list([...keys, ...all.map(([name]) => name)])})
      select ${list(keys, 'l.')}${all.length === 0 ? sql`` : sql`, ${sql.raw(merged.join(', '))}`}
        from l
        left join ${sql.table(table)} t on ${same('t', 'l')}
       order by ${list(keys, 'l.')}
          on conflict (${list(keys)}) ${changes}
      returning ${list(keys, 't.')}, t.xmax = 0 as nova)
    select case when e.nova is null then 'I' when e.nova then 'N' else 'M' end as verdict
      from l
      left join escrita e on ${same('e', 'l')}
     order by l.n`.execute(tx);
  return verdicts.map(({ verdict }) => verdict);
}
