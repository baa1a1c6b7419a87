import { refusalOfRule, refusedByData } from '../../core/db/failures.ts';
import type { Writing } from './acting.service.ts';
import type { Kind } from './kinds.service.ts';
import { checkConstraints, findActor, keepPart, markPart, takePartBack } from './lookup.queries.ts';
import { type IntakeOutcome, type Line, refusedFor } from './outcome.rules.ts';

/** Writes rows in the transaction of `writing`, with deferred constraints checked before its end. @returns an outcome per row */
export async function judgeRows(
  writing: Omit<Writing, 'actor'>,
  kind: Kind,
  lines: readonly Line[],
): Promise<IntakeOutcome[]> {
  await checkConstraints(writing.db);
  return writeOrHalve({ ...writing, actor: await findActor(writing.db) }, kind, lines);
}

/**
 * If the database refuses rows for a reason no rule covers, each half is tried separately, down to the faulty row, so that it
 * does not affect others. A kind whose rows depend on one another is refused as a whole.
 */
async function writeOrHalve(writing: Writing, kind: Kind, lines: readonly Line[]): Promise<IntakeOutcome[]> {
  const told = writing.events.length;
  await markPart(writing.db);
  try {
    const outcomes = await kind.write(writing, lines);
    await keepPart(writing.db);
    return outcomes;
  } catch (error) {
    const rule = refusedByData(error);
    if (rule === null) throw error;
    await takePartBack(writing.db);
    writing.events.length = told;
    if (lines.length <= 1) return lines.map(() => byDatabase(rule));
    const half = Math.ceil(lines.length / 2);
    return [
      ...(await writeOrHalve(writing, kind, lines.slice(0, half))),
      ...(await writeOrHalve(writing, kind, lines.slice(half))),
    ];
  }
}

/** By a constraint with a refusal of its own, or one nothing is said of. */
function byDatabase(rule: string): IntakeOutcome {
  const code = refusalOfRule(rule);
  return refusedFor([code === undefined ? { code: 'LINHA_RECUSADA', values: { regra: rule } } : { code }]);
}
