import type { CompanyDb } from '../core/db/pools.ts';
import { findNumbers, findServices, findTypes } from './lookup.queries.ts';
import { type Given, type Outcome, rowsOf, verdictsOf, withParts } from './outcome.rules.ts';
import {
  upsertBranches,
  upsertItems,
  upsertPositions,
  upsertProblems,
  upsertSegments,
  upsertTypes,
} from './setup.queries.ts';
import {
  type BranchRow,
  type ItemRow,
  type ProblemRow,
  problemProblem,
  type SegmentRow,
  type TypeRow,
} from './setup.rules.ts';
import { writeSound } from './sound.service.ts';

/** Writes branches by name. */
export async function writeBranches(tx: CompanyDb, given: readonly Given<BranchRow>[]): Promise<Outcome[]> {
  return verdictsOf(await upsertBranches(tx, rowsOf(given)));
}

/** Writes vehicle types by code, and adds their tyre positions. */
export async function writeTypes(tx: CompanyDb, given: readonly Given<TypeRow>[]): Promise<Outcome[]> {
  const rows = rowsOf(given);
  const own = await upsertTypes(tx, rows);
  const positions = rows.map(({ code, positions }) => positions.map((place) => ({ code, ...place })));
  return verdictsOf(withParts(own, positions, await upsertPositions(tx, positions.flat())));
}

/** Writes segments by name. */
export async function writeSegments(tx: CompanyDb, given: readonly Given<SegmentRow>[]): Promise<Outcome[]> {
  return verdictsOf(await upsertSegments(tx, rowsOf(given)));
}

/** Writes services and parts by kind and name. */
export async function writeItems(tx: CompanyDb, given: readonly Given<ItemRow>[]): Promise<Outcome[]> {
  return verdictsOf(await upsertItems(tx, rowsOf(given)));
}

/** Writes problems by segment and name; what they name must be there. */
export async function writeProblems(tx: CompanyDb, given: readonly Given<ProblemRow>[]): Promise<Outcome[]> {
  const named = await namedBy(tx, rowsOf(given));
  return writeSound(
    given,
    ({ row }) => problemProblem(row, named),
    (sound) => upsertProblems(tx, rowsOf(sound), named),
  );
}

/** What problems name, as far as it is there. */
async function namedBy(tx: CompanyDb, rows: readonly ProblemRow[]) {
  const segments = rows.map(({ segment }) => segment);
  const levels = rows.map(({ level }) => String(level));
  return {
    segments: await findNumbers(tx, 'segmento', segments),
    levels: await findNumbers(tx, 'criticidade', levels),
    services: await findServices(
      tx,
      rows.flatMap(({ service }) => service ?? []),
    ),
    types: await findTypes(
      tx,
      rows.flatMap(({ types }) => types ?? []),
    ),
  };
}
