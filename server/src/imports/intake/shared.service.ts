import type { Context } from '../../core/context.ts';
import { asTyped, fold } from '../../core/text.ts';
import { importPlaces } from '../places.service.ts';
import { importPlans } from '../plans.service.ts';
import { importStock } from '../stock.service.ts';
import { importTyres } from '../tyre.service.ts';
import { actingIn, type Writing } from './acting.service.ts';
import { findBranches } from './lookup.queries.ts';
import {
  findPlanNames,
  findStockBefore,
  noteHanging,
  noteNew,
  notePlaces,
  notePlans,
  noteStaying,
  noteStock,
} from './made.queries.ts';
import {
  type Given,
  type IntakeOutcome,
  type IntakeVerdict,
  inPlace,
  refusedFor,
  rowsOf,
} from './outcome.rules.ts';
import type { BranchStockRow, BranchTyreRow } from './shared.rules.ts';
import { updateTyres } from './tyre.queries.ts';
import { findFires } from './write.queries.ts';

type Imported = Awaited<ReturnType<typeof importPlans>>[number];
type Import = (context: Context, cells: readonly (readonly string[])[]) => Promise<Imported[]>;

/** What an import of a branch says of a row. */
function outcomeOf({ st_linha, recusas }: Imported): IntakeOutcome {
  if (recusas.length > 0) return { refusals: recusas };
  // Only an import of readings can hold rows; here nothing is held.
  return { verdict: st_linha === 'M' || st_linha === 'I' ? st_linha : 'N' };
}

/** Writes the cycles of plans, a whole plan or nothing of it. */
export async function writePlans(
  writing: Writing,
  given: readonly Given<unknown>[],
): Promise<IntakeOutcome[]> {
  const { db } = writing;
  const cells = given.map((one) => one.cells);
  const names = cells.map(([name = '']) => fold(asTyped(name)));
  const there = await findPlanNames(db, [...new Set(names)]);
  const outcomes = (await importPlans(actingIn(writing, null), cells)).map(outcomeOf);
  // A plan is undone as a whole and therefore recorded with its first line.
  const touched = new Map(
    outcomes.flatMap((outcome, n) => (isWritten(outcome) ? [[names[n] ?? '', n] as const] : [])).toReversed(),
  );
  const lined = [...touched].map(([name, n]) => ({
    line: given[n]?.line ?? 0,
    name,
    shown: asTyped(cells[n]?.[0] ?? ''),
  }));
  await notePlans(
    db,
    lined.filter(({ name }) => !there.has(name)),
  );
  await noteStaying(
    db,
    'plano',
    lined.flatMap(({ line, name, shown }) => (there.has(name) ? [{ line, name: shown }] : [])),
    'CARGA_FICA_PLANO',
  );
  return outcomes;
}

const isWritten = (outcome: IntakeOutcome) => ['N', 'M'].includes(verdictOf(outcome) ?? '');

/** Attaches vehicles to plans, or corrects their places. */
export async function writePlaces(
  writing: Writing,
  given: readonly Given<{ plate: string; plan: string }>[],
): Promise<IntakeOutcome[]> {
  const cells = given.map((one) => one.cells);
  const outcomes = (await importPlaces(actingIn(writing, null), cells)).map(outcomeOf);
  const those = (verdict: IntakeVerdict) =>
    rowsOf(given.filter((_, n) => verdict === verdictOf(outcomes[n]))).map(({ line, plate, plan }) => ({
      line,
      plate,
      plan: fold(plan),
    }));
  await notePlaces(writing.db, those('N'));
  await noteStaying(
    writing.db,
    'veiculo_plano',
    those('M').map(({ line, plate }) => ({ line, name: plate })),
    'CARGA_FICA_LUGAR',
  );
  return outcomes;
}

const verdictOf = (outcome: IntakeOutcome | undefined) =>
  outcome !== undefined && 'verdict' in outcome ? outcome.verdict : null;

/** Enters stock branch by branch, as a branch's own file does. */
export const writeStock = (
  writing: Writing,
  given: readonly Given<BranchStockRow>[],
): Promise<IntakeOutcome[]> =>
  byBranch(writing, given, async (context, branch, own) => {
    const rows = rowsOf(own);
    const before = await findStockBefore(
      writing.db,
      branch,
      rows.map(({ code }) => code),
    );
    const outcomes = await importStock(
      context,
      own.map(({ cells }) => cells.slice(1)),
    );
    await noteStock(writing.db, branch, before, rows);
    return outcomes.map(outcomeOf);
  });

/** Imports tyres branch by branch; of existing tyres only description and price are changed, never the position. */
export async function writeTyres(
  writing: Writing,
  given: readonly Given<BranchTyreRow>[],
): Promise<IntakeOutcome[]> {
  const known = await findFires(
    writing.db,
    given.map(({ row }) => row.fire),
  );
  const there = given.filter(({ row }) => known.has(row.fire));
  const changed = await updateTyres(writing.db, rowsOf(there));
  const verdicts = new Map(there.map(({ row }, n) => [row.fire, changed[n] ?? 'I']));
  const outcomes = await byBranch(writing, given, (context, _branch, own) =>
    importSome(importTyres, context, own, ({ row, cells }) => {
      const verdict = verdicts.get(row.fire);
      return verdict === undefined ? { cells } : { outcome: { verdict } };
    }),
  );
  const fresh = rowsOf(given.filter((_, n) => verdictOf(outcomes[n]) === 'N')).map(({ line, fire }) => ({
    line,
    key: { nr_fogo: fire },
  }));
  await noteNew(writing.db, 'pneu', fresh);
  await noteHanging(writing.db, fresh, {
    parent: 'pneu',
    child: 'pneu_aplicacao',
    by: ['nr_sequencial', 'nr_seq_pneu'],
  });
  return outcomes;
}

/** Passes the rows of each branch to `write`, and returns the outcomes in file order. */
async function byBranch<Row extends { branch: string }>(
  writing: Writing,
  given: readonly Given<Row>[],
  write: (context: Context, branch: number, own: readonly Given<Row>[]) => Promise<IntakeOutcome[]>,
): Promise<IntakeOutcome[]> {
  const names = [...new Set(given.map(({ row }) => row.branch))].sort();
  const branches = await findBranches(writing.db, names);
  const outcomes = new Map<Given<Row>, IntakeOutcome>();
  for (const name of names) {
    const own = given.filter(({ row }) => row.branch === name);
    const branch = branches.get(name);
    const written =
      branch === undefined
        ? own.map(() => unknownBranch(name))
        : await write(actingIn(writing, branch), branch.id, own);
    for (const [n, one] of own.entries()) outcomes.set(one, written[n] ?? unknownBranch(name));
  }
  return given.map((one) => outcomes.get(one) ?? unknownBranch(one.row.branch));
}

const unknownBranch = (name: string): IntakeOutcome =>
  refusedFor([{ code: 'FILIAL_DESCONHECIDA', values: { nome: name }, column: 'filial' }]);

/** Imports the rows without outcome in one call; the others have one already. */
async function importSome<Row>(
  run: Import,
  context: Context,
  given: readonly Given<Row>[],
  judge: (one: Given<Row>) => { cells: readonly string[] } | { outcome: IntakeOutcome },
): Promise<IntakeOutcome[]> {
  const judged = given.map(judge);
  const wanted = judged.flatMap((one) => ('cells' in one ? [one.cells] : []));
  const written = wanted.length === 0 ? [] : await run(context, wanted);
  return inPlace(
    judged.map((one) => ('outcome' in one ? one.outcome : null)),
    written.map(outcomeOf),
  );
}
