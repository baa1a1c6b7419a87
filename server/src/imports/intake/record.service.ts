import type { IntakeKind, Referred } from '@terminal/contract';
import type { ToldRefusal } from '../../core/cells/reader.rules.ts';
import { toldOf } from '../../core/cells/reader.rules.ts';
import type { Context } from '../../core/context.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { cellsOf } from './cell.rules.ts';
import { judgeRows } from './judge.service.ts';
import { kinds } from './kinds.service.ts';
import { listNames } from './lookup.queries.ts';
import type { Sealed } from './outcome.rules.ts';
import { sealRows } from './seal.service.ts';

/** A row of one record as it was read: its digits are HMACs already. */
export interface ReadRecord {
  cells: readonly string[];
  sealed: Sealed;
  /** A cell as it will be stored. */
  stored(column: string): string;
}

/** Reads the row of one record as one of a file. @returns it, or what is wrong with its cells */
export async function readRecord(
  { db, company }: Pick<Context, 'db' | 'company'>,
  secretKey: string,
  kind: IntakeKind,
  row: readonly string[],
): Promise<{ read: ReadRecord } | { refusals: readonly ToldRefusal[] }> {
  const [one] = await sealRows(db, { secretKey, companyId: company.id }, kind, [row]);
  if (one === undefined) throw new Error('a row that was sealed is not there');
  const read = kinds[kind].read(one.cells);
  if (read.faults) return { refusals: read.faults.map(toldOf) };
  const typed = cellsOf(kind, one.cells);
  return { read: { ...one, stored: (column) => read.told[column] ?? typed.text(column) } };
}

/** Writes the row of one record as one of a file. @param emptied its columns that become empty @returns why it is refused; empty: it was written */
export async function writeRecord(
  context: Context,
  kind: IntakeKind,
  { cells, sealed }: ReadRecord,
  emptied: ReadonlySet<string>,
): Promise<readonly ToldRefusal[]> {
  const [outcome] = await judgeRows(context, kinds[kind], [{ line: 1, cells, repeats: [], sealed, emptied }]);
  if (outcome === undefined) throw new Error('a row that was judged has no outcome');
  return 'refusals' in outcome ? outcome.refusals : [];
}

/** Names a column can refer to. @param words what they hold */
export const namesToRefer = (
  db: CompanyDb,
  to: Referred,
  most: number,
  words: readonly string[],
): Promise<string[]> => listNames(db, to, most, words);
