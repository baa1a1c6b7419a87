import { importColumns } from '@terminal/contract';
import { type Fault, type Read, refuseRepeated } from '../core/cells/reader.rules.ts';
import type { Context } from '../core/context.ts';
import { asTyped, fold } from '../core/text.ts';
import { createPlan, saveCycles } from '../plans/keeping/service.ts';
import { cycleFaults, type NamedItem, wantedCycle } from './cycle.rules.ts';
import { changed, type ImportOutcome, outcomeOf, plain, refused } from './outcome.ts';
import { findItems, findPlans, type PlanRow, savepoint, takeBack } from './queries.ts';
import { type MergedRing, mergeRing } from './ring.rules.ts';
import { type CycleRow, readCycle } from './rows.rules.ts';

/**
 * Creates the plans of a file, and changes the cycles of existing ones. A plan with a refused row is not changed, because an
 * incomplete ring would send vehicles to the wrong cycle. @returns an outcome per row
 */
export async function importPlans(
  context: Context,
  rows: readonly (readonly string[])[],
  lines?: readonly number[],
): Promise<ImportOutcome[]> {
  const read = refuseRepeated(
    rows.map(readCycle),
    {
      column: 'ordem',
      head: importColumns.planos.ordem,
      of: ({ plan, order }) => `${fold(plan)} ${order}`,
    },
    lines,
  );
  const wanted = read.flatMap((one) => (one.faults ? [] : [one.row]));
  const names = [...new Set(wanted.map(({ plan }) => fold(plan)))];
  const plans = await findPlans(context.db, names);
  const items = await findItems(context.db, [
    ...new Set(wanted.flatMap((row) => (row.items ?? []).map(({ name }) => fold(name)))),
  ]);
  const outcomes: ImportOutcome[] = read.map((one) => (one.faults ? refused(...one.faults) : plain('I')));
  // Plans are locked in a fixed order, to avoid deadlocks between imports.
  for (const name of names.sort()) {
    const own = read.flatMap((one, index) => (planOfRow(one, rows[index]) === name ? [index] : []));
    const results = await importPlan(
      context,
      plans.get(name),
      own.map((index) => read[index]),
      items,
    );
    for (const [n, index] of own.entries()) outcomes[index] = results[n] ?? plain('I');
  }
  return outcomes;
}

/** A refused row belongs to the plan it names as well. */
function planOfRow(read: Read<CycleRow>, cells: readonly string[] | undefined): string {
  return fold(read.faults ? asTyped(cells?.[0] ?? '') : read.row.plan);
}

async function importPlan(
  context: Context,
  plan: PlanRow | undefined,
  rows: readonly (Read<CycleRow> | undefined)[],
  items: ReadonlyMap<string, NamedItem>,
): Promise<ImportOutcome[]> {
  const faults = rows.map((one) =>
    one?.faults
      ? one.faults
      : one && cycleFaults(one.row, plan?.ciclos[one.row.order - 1], plan?.tp_plano ?? null, items),
  );
  const cycles = rows.flatMap((one) => (one && !one.faults ? [one.row] : []));
  if (faults.some((found) => found !== undefined && found.length > 0)) return refuseAll(faults);
  const kind = plan?.tp_plano ?? cycles.find((row) => row.kind !== null)?.kind;
  if (kind === undefined || kind === null)
    return refuseAll(
      cycles.map(() => [
        { code: 'CELULA_VAZIA', column: 'tipo', values: { coluna: importColumns.planos.tipo } },
      ]),
    );
  const merged = mergeRing(
    plan?.ciclos ?? [],
    cycles.map((row) => wantedCycle(row, items)),
  );
  if ('fault' in merged) return refuseAll(cycles.map(() => [merged.fault]));
  return write(context, { name: cycles[0]?.plan ?? '', kind, plan, merged });
}

/** Reason recorded for a ring changed by a file, whose rows the person has previewed. */
const importReason = 'Importação de planos';

const refuseAll = (faults: readonly (readonly Fault[] | undefined)[]): ImportOutcome[] =>
  faults.map((found = []) =>
    found.length > 0 ? refused(...found) : refused({ code: 'PLANO_RECUSADO', column: 'plano' }),
  );

async function write(
  context: Context,
  {
    name,
    kind,
    plan,
    merged: { ring, verdicts },
  }: {
    name: string;
    kind: 'V' | 'R' | 'P';
    plan: PlanRow | undefined;
    merged: Exclude<MergedRing, { fault: Fault }>;
  },
): Promise<ImportOutcome[]> {
  const outcomes = verdicts.map(({ verdict, changes }) =>
    verdict === 'M' ? changed(changes) : plain(verdict),
  );
  if (verdicts.every(({ verdict }) => verdict === 'I')) return outcomes;
  // A plan created for a refused ring must not stay.
  await savepoint(context.db);
  const result = await outcomeOf(
    context,
    async () => {
      const alerts = { qt_alerta_km: null, qt_alerta_dias: null };
      const id =
        plan?.nr_sequencial ??
        (await createPlan(context, { ds_plano: name, tp_plano: kind, ...alerts })).nr_sequencial;
      const antes = (plan?.ciclos ?? []).map(({ nr_sequencial }) => nr_sequencial);
      await saveCycles(context, id, { antes, ciclos: ring, motivo: importReason });
      return plain('N');
    },
    { code: 'PLANO_DESCONHECIDO', values: { nome: name }, column: 'plano' },
  );
  if (result.st_linha !== 'X') return outcomes;
  await takeBack(context.db);
  return verdicts.map(() => result);
}
