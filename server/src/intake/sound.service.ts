import {
  type Given,
  inPlace,
  type Outcome,
  type Problem,
  type Verdict,
  verdictsOf,
} from './outcome.rules.ts';

/** Writes the rows nothing is wrong with, in one go. @returns an outcome per row */
export async function writeSound<Row>(
  given: readonly Given<Row>[],
  problemOf: (one: Given<Row>) => Problem | null,
  write: (sound: readonly Given<Row>[]) => Promise<Verdict[]>,
): Promise<Outcome[]> {
  const refused = given.map((one): Outcome | null => {
    const problem = problemOf(one);
    return problem && { problem };
  });
  const written = await write(given.filter((_, n) => refused[n] === null));
  return inPlace(refused, verdictsOf(written));
}
