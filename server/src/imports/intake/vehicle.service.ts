import type { CompanyDb } from '../../core/db/pools.ts';
import type { OperationRow } from './catalog.rules.ts';
import { findFleetNumbers, findNumbers } from './lookup.queries.ts';
import {
  type Given,
  type IntakeOutcome,
  type IntakeVerdict,
  type Lined,
  rowsOf,
  verdictsOf,
  withParts,
} from './outcome.rules.ts';
import { withoutOthers, writeSound } from './sound.service.ts';
import { removeStays, upsertOperations, upsertStays, upsertVehicles } from './vehicle.queries.ts';
import { type VehicleRow, vehicleFaults } from './vehicle.rules.ts';
import { insertFirstReadings } from './write.queries.ts';

/** Writes vehicles by plate with their branches; a new one begins with the meter it comes with. */
export async function writeVehicles(
  tx: CompanyDb,
  given: readonly Given<VehicleRow>[],
): Promise<IntakeOutcome[]> {
  const branches = await findNumbers(
    tx,
    'filial',
    given.flatMap(({ row }) => row.branches),
  );
  const fleets = await findFleetNumbers(
    tx,
    given.flatMap(({ row }) => row.fleet ?? []),
  );
  return writeSound(
    given,
    ({ row }) => vehicleFaults(row, fleets),
    async (sound) => {
      const rows = rowsOf(sound);
      const own = await upsertVehicles(tx, rows);
      await insertFirstReadings(
        tx,
        rows.flatMap(({ plate, meter, line }, n) =>
          own[n] === 'N' && meter !== null ? [{ plate, meter, line }] : [],
        ),
      );
      return park(tx, own, rows, branches);
    },
  );
}

/** Adds vehicles to their branches and to the operation they work for. */
async function park(
  tx: CompanyDb,
  own: readonly IntakeVerdict[],
  rows: readonly (VehicleRow & Lined)[],
  branches: ReadonlyMap<string, number>,
): Promise<IntakeVerdict[]> {
  // An operation may belong to many rows, so it is recorded with the negated line of the first.
  const first = new Map(
    rows.toReversed().flatMap(({ operation, line }) => (operation === null ? [] : [[operation, -line]])),
  );
  await upsertOperations(
    tx,
    [...first].map(([name, line]) => ({ name, line, status: null })),
  );
  const operations = await findNumbers(tx, 'operacao', [...first.keys()]);
  const stays = rows.map(({ line, plate, operation, emptied, branches: at }) =>
    at.map((name) => ({
      line,
      emptied,
      plate,
      branch: branches.get(name),
      operation: operation === null ? null : operations.get(operation),
    })),
  );
  const added = withParts(own, stays, await upsertStays(tx, stays.flat()));
  return withoutOthers(rows, added, ({ plate, branches: at }) =>
    removeStays(
      tx,
      plate,
      at.flatMap((name) => branches.get(name) ?? []),
    ),
  );
}

/** Writes operations by name. */
export async function writeOperations(
  tx: CompanyDb,
  given: readonly Given<OperationRow>[],
): Promise<IntakeOutcome[]> {
  return verdictsOf(await upsertOperations(tx, rowsOf(given)));
}
