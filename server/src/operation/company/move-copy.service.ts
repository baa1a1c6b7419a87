import type { Held } from '../../core/db/owner.ts';
import type { Db } from '../../core/db/sql.ts';
import { rowsToTable, type TableShape } from '../../core/db/table-copy.ts';
import {
  emptyAndLift,
  listMigrations,
  listSequences,
  listTables,
  type PutBack,
  setSequence,
} from '../backup/queries.ts';
import type { Say } from '../backup/save.service.ts';
import {
  countChanged,
  countRows,
  createKeys,
  deleteNamed,
  deleteUnnamed,
  dropKeys,
  keysOf,
  keysTable,
  rowsOf,
  since,
  sumOf,
} from './move-copy.queries.ts';
import { MoveError } from './move-error.ts';

/** Tells the board's memory what changed, by numbers of transactions, which are those of a server. */
const ofServer = ['mudanca_veiculo'];
/** Rows of a table from which it is told by itself. */
const manyRows = 100_000;

/** A copy of a moment, which is to catch up. */
export interface Copy {
  /** Oldest transaction the copy may lack. */
  since: string;
  putBack: PutBack;
}

/** Tables of a company that are moved. */
export const movedTables = async (db: Db): Promise<TableShape[]> =>
  (await listTables(db)).filter(({ name }) => !ofServer.includes(name));

/**
 * Copies all rows of a company, as of one moment, into a database of the same schema, while people work. Foreign keys and triggers
 * are missing there until it has caught up.
 */
export async function copyCompany(from: Held, to: Held, say: Say): Promise<Copy> {
  const migrations = await Promise.all([listMigrations(from.db), listMigrations(to.db)]);
  if (migrations[0].join() !== migrations[1].join())
    throw new MoveError('The databases have different schemas.');
  const begun = await since(from.db);
  const tables = await movedTables(from.db);
  const putBack = await emptyAndLift(to.db);
  let [done, rows] = [0, 0];
  for (const table of tables) {
    const copied = await rowsToTable(from, to, { select: rowsOf(table), into: table, fresh: true });
    done += 1;
    rows += copied;
    if (copied >= manyRows) say(`  ${table.name}: ${copied} rows; ${done} of ${tables.length} tables`);
  }
  say(`  ${tables.length} tables, ${rows} rows`);
  return { since: begun, putBack };
}

/**
 * Brings a copy up to date, and compares all of it.
 * @param from holds the tables, so that nothing is written
 * @throws MoveError where they differ
 */
export async function catchUp(from: Held, to: Held, copy: Copy, say: Say): Promise<void> {
  const tables = await movedTables(from.db);
  const changed: TableShape[] = [];
  // What is gone first: a row may have what another one had.
  for (const table of tables) if (await takeAway(from, to, table, copy.since)) changed.push(table);
  let rows = 0;
  for (const table of changed)
    rows += await rowsToTable(from, to, { select: rowsOf(table, copy.since), into: table });
  for (const { name, last } of await listSequences(from.db)) await setSequence(to.db, name, last);
  await copy.putBack(to.db, true);
  say(`  ${rows} rows changed meanwhile; comparing all`);
  const [sums, copied] = await Promise.all([sumsOf(from.db, tables), sumsOf(to.db, tables)]);
  const differing = tables.find(({ name }) => sums.get(name) !== copied.get(name));
  if (differing !== undefined)
    throw new MoveError(`${differing.name} is not as it was: nothing was switched.`);
}

/** Takes the rows away that have changed or are no more. @returns whether there are changed ones to bring */
async function takeAway(from: Held, to: Held, table: TableShape, begun: string): Promise<boolean> {
  const now = await countChanged(from.db, table, begun);
  if (now.changed > 0) {
    await bringKeys(from, to, table, keysOf(table, begun, true));
    await deleteNamed(to.db, table);
    await dropKeys(to.db);
  }
  if ((await countRows(to.db, table)) !== now.rows - now.changed) {
    await bringKeys(from, to, table, keysOf(table, begun, false));
    await deleteUnnamed(to.db, table);
    await dropKeys(to.db);
  }
  return now.changed > 0;
}

async function bringKeys(from: Held, to: Held, table: TableShape, select: string): Promise<void> {
  await createKeys(to.db, table);
  await rowsToTable(from, to, { select, into: { name: keysTable, columns: table.key ?? table.columns } });
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
