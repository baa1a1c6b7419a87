import { importColumns } from '@terminal/contract';
import { refuseRepeated } from '../core/cells/reader.rules.ts';
import type { SessionContext } from '../core/http/context.ts';
import { fold } from '../core/text.ts';
import { attach } from '../planKeeping/attach.service.ts';
import { correctPlace } from '../planKeeping/place.service.ts';
import { changed, type Outcome, outcomeOf, plain, refused } from './outcome.ts';
import { cycleNamed, placeChanges } from './place.rules.ts';
import { findPlaces, findPlans, type PlaceOfVehicle, type PlanRow } from './queries.ts';
import { type PlaceRow, readPlace } from './rows.rules.ts';

/** Written into the history of a vehicle whose place an import corrects. */
const note = 'Importação';

/** Attaches the vehicles of a file to plans, and corrects the places of those in them. @returns an outcome per row */
export async function importPlaces(
  context: SessionContext,
  rows: readonly (readonly string[])[],
  lines?: readonly number[],
): Promise<Outcome[]> {
  const read = refuseRepeated(
    rows.map(readPlace),
    {
      column: 'placa',
      head: importColumns.veiculos.placa,
      of: ({ plate, plan }) => `${plate} ${fold(plan)}`,
    },
    lines,
  );
  const wanted = read.flatMap((one) => (one.problems ? [] : [one.row]));
  const plans = await findPlans(context.db, [...new Set(wanted.map(({ plan }) => fold(plan)))]);
  const places = new Map(
    (
      await findPlaces(
        context.db,
        context.session.personId,
        [...new Set(wanted.map(({ plate }) => plate))],
        [...plans.values()].map(({ nr_sequencial }) => nr_sequencial),
      )
    ).map((place) => [`${place.nr_placa} ${place.nr_seq_plano}`, place]),
  );
  const outcomes: Outcome[] = [];
  for (const one of read) {
    if (one.problems) {
      outcomes.push(refused(...one.problems));
      continue;
    }
    const { row } = one;
    const plan = plans.get(fold(row.plan));
    const place = places.get(`${row.plate} ${plan?.nr_sequencial}`);
    const work = () => put(context, row, plan, place);
    outcomes.push(await outcomeOf(context, work, { code: 'PLACA_DESCONHECIDA', column: 'placa' }));
  }
  return outcomes;
}

async function put(
  context: SessionContext,
  row: PlaceRow,
  plan: PlanRow | undefined,
  place: PlaceOfVehicle | undefined,
): Promise<Outcome> {
  if (plan === undefined)
    return refused({ code: 'PLANO_DESCONHECIDO', values: { nome: row.plan }, column: 'plano' });
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
