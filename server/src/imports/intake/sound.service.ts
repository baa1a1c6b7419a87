import type { Fault } from '../../core/cells/reader.rules.ts';
import {
  type Given,
  type IntakeOutcome,
  type IntakeVerdict,
  inPlace,
  type Lined,
  refusedFor,
  verdictsOf,
} from './outcome.rules.ts';

/** Writes the rows without faults in one call. @returns an outcome per row */
export async function writeSound<Row>(
  given: readonly Given<Row>[],
  faultsOf: (one: Given<Row>) => readonly Fault[],
  write: (sound: readonly Given<Row>[]) => Promise<IntakeVerdict[]>,
): Promise<IntakeOutcome[]> {
  const refused = given.map((one): IntakeOutcome | null => {
    const faults = faultsOf(one);
    return faults.length === 0 ? null : refusedFor(faults);
  });
  const written = await write(given.filter((_, n) => refused[n] === null));
  return inPlace(refused, verdictsOf(written));
}

/** Takes away what rows of a form no longer name. @returns their verdicts, with these changes */
export async function withoutOthers<Row extends Lined>(
  rows: readonly Row[],
  own: readonly IntakeVerdict[],
  remove: (row: Row) => Promise<number>,
): Promise<IntakeVerdict[]> {
  const verdicts = [...own];
  for (const [n, row] of rows.entries())
    if (row.emptied !== undefined && (await remove(row)) > 0 && verdicts[n] === 'I') verdicts[n] = 'M';
  return verdicts;
}
