import { type Db, execute, type Sql, sql } from './sql.ts';

/** Rows one statement deletes at most: far from what its time allows. */
const atOnce = 10_000;

/**
 * Deletes rows of a table, however many there are, in statements that each stay short.
 * @param condition of a row; asked again of one that changed meanwhile
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
