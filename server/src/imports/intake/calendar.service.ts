import type { CompanyDb } from '../../core/db/pools.ts';
import { findPassed, upsertHolidays, upsertShifts } from './calendar.queries.ts';
import type { HolidayRow, ShiftRow } from './calendar.rules.ts';
import { findNumbers } from './lookup.queries.ts';
import { type Given, type IntakeOutcome, rowsOf, verdictsOf } from './outcome.rules.ts';
import { writeSound } from './sound.service.ts';

const branchesOf = (tx: CompanyDb, given: readonly Given<{ branch: string | null }>[]) =>
  findNumbers(
    tx,
    'filial',
    given.flatMap(({ row }) => row.branch ?? []),
  );

/** Writes holidays by day and branch; a new one that has passed is refused. */
export async function writeHolidays(
  tx: CompanyDb,
  given: readonly Given<HolidayRow>[],
): Promise<IntakeOutcome[]> {
  const branches = await branchesOf(tx, given);
  const passed = new Set(await findPassed(tx, rowsOf(given), branches));
  const late = new Set(given.filter((_, place) => passed.has(place)));
  return writeSound(
    given,
    (one) => (late.has(one) ? [{ code: 'FERIADO_PASSADO', column: 'data' }] : []),
    (sound) => upsertHolidays(tx, rowsOf(sound), branches),
  );
}

/** Writes shifts by name. */
export async function writeShifts(
  tx: CompanyDb,
  given: readonly Given<ShiftRow>[],
): Promise<IntakeOutcome[]> {
  return verdictsOf(await upsertShifts(tx, rowsOf(given), await branchesOf(tx, given)));
}
