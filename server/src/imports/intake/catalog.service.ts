import type { CompanyDb } from '../../core/db/pools.ts';
import {
  findOrderTypes,
  upsertDesigns,
  upsertLevels,
  upsertOrderTypes,
  upsertReasons,
} from './catalog.queries.ts';
import type { DesignRow, LevelRow, OrderTypeRow, ReasonRow } from './catalog.rules.ts';
import { orderTypeFaults } from './catalog.rules.ts';
import { type Given, type IntakeOutcome, rowsOf, verdictsOf } from './outcome.rules.ts';
import { writeSound } from './sound.service.ts';

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

/** Writes order types by code. */
export async function writeOrderTypes(
  tx: CompanyDb,
  given: readonly Given<OrderTypeRow>[],
): Promise<IntakeOutcome[]> {
  const codes = await findOrderTypes(
    tx,
    given.map(({ row }) => row.name),
  );
  return writeSound(
    given,
    ({ row }) => orderTypeFaults(row, codes),
    (sound) => upsertOrderTypes(tx, rowsOf(sound)),
  );
}

/** Writes designs of tyres by make, model and size. */
export async function writeDesigns(
  tx: CompanyDb,
  given: readonly Given<DesignRow>[],
): Promise<IntakeOutcome[]> {
  return verdictsOf(await upsertDesigns(tx, rowsOf(given)));
}
