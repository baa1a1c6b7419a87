import type { z } from 'zod';
import { type Db, execute, one, type Sql, sql } from '../../core/db/sql.ts';
import type { TableShape } from '../../core/db/table-copy.ts';
import { number, row, text } from '../../core/row.ts';

/** Oldest transaction that may still be under way: what it and later ones write, a snapshot of now may lack. */
export const since = (db: Db): Promise<string> =>
  one(db, text)`select (pg_snapshot_xmin(pg_current_snapshot())::xid)::text as since`;

/** Whether a row of a table `t` was written since; a row long there may be counted too. */
const isChanged = (since: string): Sql => sql`age(t.xmin) <= age(${sql.lit(since)}::xid)`;

const listed = (columns: readonly string[]) => sql.join(columns.map((column) => sql`t.${sql.id(column)}`));

/** Columns that tell a row of a table. */
const keyOf = ({ key, columns }: TableShape): readonly string[] => key ?? columns;

/** The statement that selects all rows of a table, or those written since. */
export function rowsOf({ name, columns }: TableShape, since?: string): string {
  const condition = since === undefined ? sql`` : sql`where ${isChanged(since)}`;
  return sql`select ${listed(columns)} from ${sql.id(name)} t ${condition}`.text;
}

/** The statement that selects the keys of the rows written since, or of all others. */
export const keysOf = (table: TableShape, since: string, changed: boolean): string =>
  sql`select ${listed(keyOf(table))} from ${sql.id(table.name)} t where (${isChanged(since)}) = ${sql.lit(changed)}`
    .text;

const Changed = row({ rows: number, changed: number });

/** Rows of a table, and how many of them were written since. */
export const countChanged = (db: Db, { name }: TableShape, since: string): Promise<z.infer<typeof Changed>> =>
  one(db, Changed)`
    select count(*) as rows, count(*) filter (where ${isChanged(since)}) as changed from ${sql.id(name)} t`;

export const countRows = (db: Db, { name }: TableShape): Promise<number> =>
  one(db, number)`select count(*) as rows from ${sql.id(name)}`;

/** Where the keys of rows are while they are compared. */
export const keysTable = 'chaves_da_mudanca';

export async function createKeys(db: Db, table: TableShape): Promise<void> {
  await execute(db)`
    create temporary table ${sql.id(keysTable)} on commit drop as
    select ${listed(keyOf(table))} from ${sql.id(table.name)} t with no data`;
}

export async function dropKeys(db: Db): Promise<void> {
  await execute(db)`drop table ${sql.id(keysTable)}`;
}

/** The row has one of the keys. */
const isNamed = (table: TableShape): Sql => {
  const same = keyOf(table).map((column) => sql`k.${sql.id(column)} = t.${sql.id(column)}`);
  return sql`exists (select from ${sql.id(keysTable)} k where ${sql.join(same, ' and ')})`;
};

/** Removes the rows whose keys are there. */
export async function deleteNamed(db: Db, table: TableShape): Promise<void> {
  await execute(db)`delete from ${sql.id(table.name)} t where ${isNamed(table)}`;
}

/** Removes the rows whose keys are not there. */
export async function deleteUnnamed(db: Db, table: TableShape): Promise<void> {
  await execute(db)`delete from ${sql.id(table.name)} t where not ${isNamed(table)}`;
}

const Sum = row({ rows: text, sum: text });

/** Rows of a table and a checksum of all they hold, whatever their order. */
export const sumOf = (db: Db, { name, columns }: TableShape): Promise<z.infer<typeof Sum>> =>
  one(db, Sum)`
    select count(*)::text as rows, coalesce(sum(hashtextextended(r::text, 0)::numeric), 0)::text as sum
      from (select ${listed(columns)} from ${sql.id(name)} t) r`;
