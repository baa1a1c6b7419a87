import type { CompanyDb } from '../../core/db/pools.ts';
import { fold } from '../../core/text.ts';
import { findMergedItems, findNumbers } from './lookup.queries.ts';
import { mergedFaults } from './merged.rules.ts';
import {
  type Given,
  type IntakeOutcome,
  type IntakeVerdict,
  type Lined,
  rowsOf,
  verdictsOf,
  withParts,
} from './outcome.rules.ts';
import { findUnits, removeSubstitutes, upsertSubstitutes } from './part.queries.ts';
import {
  findItemNames,
  removePositions,
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
  type SegmentRow,
  type TypeRow,
  unitFaults,
} from './setup.rules.ts';
import { withoutOthers, writeSound } from './sound.service.ts';

/** Writes branches by name. */
export async function writeBranches(
  tx: CompanyDb,
  given: readonly Given<BranchRow>[],
): Promise<IntakeOutcome[]> {
  return verdictsOf(await upsertBranches(tx, rowsOf(given)));
}

/** Writes vehicle types by code, and adds their tyre positions. */
export async function writeTypes(tx: CompanyDb, given: readonly Given<TypeRow>[]): Promise<IntakeOutcome[]> {
  const rows = rowsOf(given);
  const own = await upsertTypes(tx, rows);
  const positions = rows.map(({ line, code, positions }) =>
    positions.map((place) => ({ line, code, ...place })),
  );
  const added = withParts(own, positions, await upsertPositions(tx, positions.flat()));
  return verdictsOf(
    await withoutOthers(rows, added, ({ code, positions: named }) => removePositions(tx, code, named)),
  );
}

/** Writes segments by name. */
export async function writeSegments(
  tx: CompanyDb,
  given: readonly Given<SegmentRow>[],
): Promise<IntakeOutcome[]> {
  return verdictsOf(await upsertSegments(tx, rowsOf(given)));
}

/** Writes services and parts by kind and name; those there are keep their name as it was typed. */
export async function writeItems(tx: CompanyDb, given: readonly Given<ItemRow>[]): Promise<IntakeOutcome[]> {
  const stored = await findItemNames(tx, rowsOf(given));
  const named = given.map((one) => ({
    ...one,
    row: { ...one.row, name: stored.get(`${one.row.kind} ${fold(one.row.name)}`) ?? one.row.name },
  }));
  const merged = await findMergedItems(
    tx,
    named.map(({ row }) => row.name),
  );
  const units = await findUnits(
    tx,
    named.flatMap(({ row, emptied }) => (row.unit !== null || emptied ? [row.name] : [])),
  );
  return writeSound(
    named,
    ({ row, emptied }) => [
      ...mergedFaults(row.status, merged.get(`${row.kind} ${row.name}`)),
      ...(row.kind === 4 ? unitFaults(row, units.get(row.name), emptied?.has('unidade') ?? false) : []),
    ],
    async (sound) => {
      const rows = rowsOf(sound);
      return substitute(tx, rows, await upsertItems(tx, rows));
    },
  );
}

/** Lets parts be used in the place of others. @returns the verdicts of these, with these changes */
async function substitute(
  tx: CompanyDb,
  rows: readonly (ItemRow & Lined)[],
  own: readonly IntakeVerdict[],
): Promise<IntakeVerdict[]> {
  const parts = rows.filter(({ kind }) => kind === 4);
  const numbers = await findNumbers(
    tx,
    'item',
    parts.flatMap(({ name, substitutes }) => [name, ...substitutes]),
    'nr_tipo = 4',
  );
  const numbered = rows.map(({ kind, name, substitutes, line, emptied }) => ({
    line,
    emptied,
    item: kind === 4 ? (numbers.get(name) ?? 0) : 0,
    substitutes: substitutes.flatMap((other) => numbers.get(other) ?? []),
  }));
  const pairs = numbered.map(({ line, item, substitutes }) =>
    substitutes.map((other) => ({ line, item, substitute: other })),
  );
  const added = withParts(own, pairs, await upsertSubstitutes(tx, pairs.flat()));
  return withoutOthers(numbered, added, ({ item, substitutes }) => removeSubstitutes(tx, item, substitutes));
}

/** Writes problems by segment and name. */
export async function writeProblems(
  tx: CompanyDb,
  given: readonly Given<ProblemRow>[],
): Promise<IntakeOutcome[]> {
  const rows = rowsOf(given);
  return verdictsOf(await upsertProblems(tx, rows, await namedBy(tx, rows)));
}

/** Numbers of the rows problems refer to. */
async function namedBy(tx: CompanyDb, rows: readonly ProblemRow[]) {
  const segments = rows.map(({ segment }) => segment);
  const levels = rows.map(({ level }) => String(level));
  return {
    segments: await findNumbers(tx, 'segmento', segments),
    levels: await findNumbers(tx, 'criticidade', levels),
    services: await findNumbers(
      tx,
      'item',
      rows.flatMap(({ service }) => service ?? []),
      'nr_tipo = 3',
    ),
  };
}
