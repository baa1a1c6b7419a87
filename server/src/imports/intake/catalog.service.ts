import type { CompanyDb } from '../../core/db/pools.ts';
import { upsertLevels, upsertReasons } from './catalog.queries.ts';
import type { LevelRow, ReasonRow } from './catalog.rules.ts';
import { type Given, type IntakeOutcome, rowsOf, verdictsOf } from './outcome.rules.ts';

/** Writes reasons by use and name. */
export async function writeReasons(
  tx: CompanyDb,
  given: readonly Given<ReasonRow>[],
): Promise<IntakeOutcome[]> {
  return verdictsOf(await upsertReasons(tx, rowsOf(given)));
}

/** Writes what levels are called. */
export async function writeLevels(
  tx: CompanyDb,
  given: readonly Given<LevelRow>[],
): Promise<IntakeOutcome[]> {
  return verdictsOf(await upsertLevels(tx, rowsOf(given)));
}
