import type { Held } from '../../core/db/owner.ts';
import type { Db } from '../../core/db/sql.ts';
import { type TableShape, tableToTable } from '../../core/db/table-copy.ts';
import { emptyAndLift, listMigrations, listSequences, listTables, setSequence } from '../backup/queries.ts';
import type { Say } from '../backup/save.service.ts';
import { sumOf } from './move.queries.ts';
import { MoveError } from './move-error.ts';

/** Tells the board's memory what changed, by numbers of transactions, which are those of a server. */
const ofServer = ['mudanca_veiculo'];
/** Rows of a table from which it is told by itself. */
const manyRows = 100_000;

/** Tables of a company that are moved. */
export const movedTables = async (db: Db): Promise<TableShape[]> =>
  (await listTables(db)).filter(({ name }) => !ofServer.includes(name));

/**
 * Copies all rows of a company into a database of the same schema, and compares both.
 * @param from holds the tables, so that nothing is written
 * @param beside another connection there: it reads for the comparison meanwhile
 * @throws MoveError where they differ
 */
export async function copyCompany(from: Held, beside: Db, to: Held, say: Say): Promise<void> {
  const migrations = await Promise.all([listMigrations(from.db), listMigrations(to.db)]);
  if (migrations[0].join() !== migrations[1].join())
    throw new MoveError('The databases have different schemas.');
  const tables = await movedTables(from.db);
  const [sums] = await Promise.all([sumsOf(beside, tables), fill(from, to, tables, say)]);
  say('Comparing');
  const copied = await sumsOf(to.db, tables);
  const differing = tables.find(({ name }) => sums.get(name) !== copied.get(name));
  if (differing !== undefined)
    throw new MoveError(`${differing.name} is not as it was: nothing was switched.`);
}

async function fill(from: Held, to: Held, tables: readonly TableShape[], say: Say): Promise<void> {
  const putBack = await emptyAndLift(to.db);
  let [done, rows] = [0, 0];
  for (const table of tables) {
    const copied = await tableToTable(from, to, table);
    done += 1;
    rows += copied;
    if (copied >= manyRows) say(`  ${table.name}: ${copied} rows; ${done} of ${tables.length} tables`);
  }
  for (const { name, last } of await listSequences(from.db)) await setSequence(to.db, name, last);
  say(`  ${tables.length} tables, ${rows} rows; putting the foreign keys back`);
  await putBack();
}

/** Rows and checksum of each table, as one text. */
async function sumsOf(db: Db, tables: readonly TableShape[]): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const table of tables) {
    const { rows, sum } = await sumOf(db, table);
    sums.set(table.name, `${rows} ${sum}`);
  }
  return sums;
}
