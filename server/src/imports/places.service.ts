import { importColumns } from '@terminal/contract';
import { plateOf } from '../core/cells/cells.rules.ts';
import { refuseRepeated } from '../core/cells/reader.rules.ts';
import type { Context } from '../core/context.ts';
import { asTyped, fold } from '../core/text.ts';
import { attach } from '../plans/keeping/attach.service.ts';
import { correctPlace } from '../plans/keeping/place.service.ts';
import { changed, type ImportOutcome, outcomeOf, plain, refused } from './outcome.ts';
import { cycleNamed, placeChanges, placeFaults } from './place.rules.ts';
import { findPlaces, findPlans, findPlates, type PlaceOfVehicle, type PlanRow } from './queries.ts';
import { type PlaceRow, readPlace } from './rows.rules.ts';

/** Written into the history of a vehicle whose place an import corrects. */
const note = 'Importação';

/** Attaches the vehicles of a file to plans, and corrects the places of those in them. @returns an outcome per row */
export async function importPlaces(
  context: Context,
  rows: readonly (readonly string[])[],
  lines?: readonly number[],
): Promise<ImportOutcome[]> {
  const read = refuseRepeated(
    rows.map(readPlace),
    {
      column: 'placa',
      head: importColumns.veiculos.placa,
      of: ({ plate, plan }) => `${plate} ${fold(plan)}`,
    },
    lines,
  );
  const named = rows.map(namesIn);
  const { personId } = context.actor;
  const plans = await findPlans(context.db, [...new Set(named.map(({ plan }) => fold(plan)))]);
  const plates = [...new Set(named.map(({ plate }) => plate))];
  const there = await findPlates(context.db, personId, plates);
  const places = new Map(
    (
      await findPlaces(
        context.db,
        personId,
        plates,
        [...plans.values()].map(({ nr_sequencial }) => nr_sequencial),
      )
    ).map((place) => [`${place.nr_placa} ${place.nr_seq_plano}`, place]),
  );
  const outcomes: ImportOutcome[] = [];
  for (const [n, one] of read.entries()) {
    const names = named[n] ?? namesIn([]);
    const plan = plans.get(fold(names.plan));
    const place = places.get(`${names.plate} ${plan?.nr_sequencial}`);
    const vehicle = place !== undefined || there.has(names.plate);
    const faults = placeFaults(one.faults ?? [], names, { vehicle, ring: plan?.ciclos });
    if (one.faults || plan === undefined || faults.length > 0) {
      outcomes.push(refused(...faults));
      continue;
    }
    const work = () => put(context, one.row, plan, place);
    outcomes.push(await outcomeOf(context, work, { code: 'PLACA_DESCONHECIDA', column: 'placa' }));
  }
  return outcomes;
}

/** Names in a row, even if it has other faults. */
const namesIn = ([plate = '', plan = '', cycle = '']: readonly string[]) => ({
  plate: plateOf(plate),
  plan: asTyped(plan),
  cycle: asTyped(cycle),
});

async function put(
  context: Context,
  row: PlaceRow,
  plan: PlanRow,
  place: PlaceOfVehicle | undefined,
): Promise<ImportOutcome> {
  const cycle = cycleNamed(plan.ciclos, row.cycle);
  if ('code' in cycle) return refused(cycle);
  if (place === undefined) {
    const attachment = {
      nr_placa: row.plate,
      nr_seq_ciclo: cycle.id,
      km_ultimo: row.meter,
      dt_ultimo: row.day,
    };
    await attach(context, plan.nr_sequencial, [attachment]);
    return plain('N');
  }
  const meter = row.meter ?? place.km_ultimo;
  const changes = placeChanges(place, { ...row, meter }, cycle);
  if (changes.length === 0) return plain('I');
  await correctPlace(context, place.nr_seq_veiculo_plano, {
    nr_seq_ciclo: cycle.id,
    km_ultimo: meter,
    dt_ultimo: row.day,
    motivo: note,
  });
  return changed(changes);
}
