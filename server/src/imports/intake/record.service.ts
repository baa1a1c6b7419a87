import type { IntakeKind, Referred } from '@terminal/contract';
import { plateOf } from '../../core/cells/cells.rules.ts';
import type { Fault, ToldRefusal } from '../../core/cells/reader.rules.ts';
import type { Context } from '../../core/context.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { asTyped } from '../../core/text.ts';
import { cellsOf } from './cell.rules.ts';
import { judgeRows } from './judge.service.ts';
import { kinds } from './kinds.service.ts';
import { findActor, findFleetNumbers, findKnown, listNames } from './lookup.queries.ts';
import type { Sealed } from './outcome.rules.ts';
import { namedIn, plainCells, refer } from './reference.rules.ts';
import { sealRows } from './seal.service.ts';
import { vehicleFaults } from './vehicle.rules.ts';

/** A row of one record as it was read: its digits are HMACs already. */
export interface ReadRecord {
  cells: readonly string[];
  sealed: Sealed;
  /** What is wrong with it; it is written only where nothing is. */
  faults: readonly Fault[];
  /** A cell as it will be stored. */
  stored(column: string): string;
}

/** Reads the row of one record as one of a file. @returns it, with what is wrong with its cells and the names in them */
export async function readRecord(
  { db, company }: Pick<Context, 'db' | 'company'>,
  secretKey: string,
  kind: IntakeKind,
  row: readonly string[],
): Promise<ReadRecord> {
  const [one] = await sealRows(db, { secretKey, companyId: company.id }, kind, [row]);
  if (one === undefined) throw new Error('a row that was sealed is not there');
  const { cells, faults: unknown } = refer(kind, one.cells, await findKnown(db, namedIn(kind, [one.cells])));
  const read = kinds[kind].read(cells);
  const strange = new Set(unknown.map(({ column }) => column));
  const typed = cellsOf(kind, plainCells(kind, one.cells));
  return {
    ...one,
    faults: [...(read.faults ?? []).filter(({ column }) => !strange.has(column)), ...unknown],
    stored: (column) =>
      read.faults ? asRead(column, typed.text(column)) : (read.told[column] ?? typed.text(column)),
  };
}

/** A cell of a row with faults, near enough to find whether another record has it. */
const asRead = (column: string, text: string) => (column === 'placa' ? plateOf(text) : asTyped(text));

/** What of a vehicle another one has already. @param own its plate so far */
export async function takenBy(
  db: CompanyDb,
  { stored }: ReadRecord,
  own: string | undefined,
): Promise<readonly Fault[]> {
  const fleet = stored('frota').toUpperCase();
  const bearers = await findFleetNumbers(db, [fleet]);
  return bearers.get(fleet) === own ? [] : vehicleFaults({ fleet, plate: '' }, bearers);
}

/** Writes the row of one record as one of a file. @param emptied its columns that become empty @returns why it is refused; empty: it was written */
export async function writeRecord(
  context: Pick<Context, 'db' | 'company' | 'events'>,
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

/** The person in whose name rows are written where nobody is signed in. */
export const writingPerson = (db: CompanyDb): Promise<number> => findActor(db);
