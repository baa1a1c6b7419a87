import { type Db, execute, type Sql, sql } from './sql.ts';

/** Largest number of rows deleted by one statement, well within its time limit. */
const atOnce = 10_000;

/**
 * Deletes any number of rows of a table in short statements.
 * @param condition of a row; re-evaluated for rows changed meanwhile
 */
export async function deleteWhere(db: Db, table: string, condition: Sql): Promise<void> {
  const name = sql.id(table);
  for (let last = atOnce; last === atOnce; ) {
    last = await execute(db)`
      delete from ${name}
       where ctid = any (array(select ctid from ${name} where ${condition} limit ${sql.lit(atOnce)}))
         and ${condition}`;
  }
}
