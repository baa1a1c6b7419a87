import type { Fault } from '../../core/cells/reader.rules.ts';
import {
  type Given,
  type IntakeOutcome,
  type IntakeVerdict,
  inPlace,
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
