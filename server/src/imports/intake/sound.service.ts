import type { Problem } from '../../core/cells/reader.rules.ts';
import {
  type Given,
  type IntakeOutcome,
  type IntakeVerdict,
  inPlace,
  refusedFor,
  verdictsOf,
} from './outcome.rules.ts';

/** Writes the rows without problems in one call. @returns an outcome per row */
export async function writeSound<Row>(
  given: readonly Given<Row>[],
  problemsOf: (one: Given<Row>) => readonly Problem[],
  write: (sound: readonly Given<Row>[]) => Promise<IntakeVerdict[]>,
): Promise<IntakeOutcome[]> {
  const refused = given.map((one): IntakeOutcome | null => {
    const problems = problemsOf(one);
    return problems.length === 0 ? null : refusedFor(problems);
  });
  const written = await write(given.filter((_, n) => refused[n] === null));
  return inPlace(refused, verdictsOf(written));
}
