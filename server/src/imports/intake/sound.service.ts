import type { Problem } from '../../core/cells/reader.rules.ts';
import { type Given, inPlace, type Outcome, refusedFor, type Verdict, verdictsOf } from './outcome.rules.ts';

/** Writes the rows without problems in one call. @returns an outcome per row */
export async function writeSound<Row>(
  given: readonly Given<Row>[],
  problemsOf: (one: Given<Row>) => readonly Problem[],
  write: (sound: readonly Given<Row>[]) => Promise<Verdict[]>,
): Promise<Outcome[]> {
  const refused = given.map((one): Outcome | null => {
    const problems = problemsOf(one);
    return problems.length === 0 ? null : refusedFor(problems);
  });
  const written = await write(given.filter((_, n) => refused[n] === null));
  return inPlace(refused, verdictsOf(written));
}
