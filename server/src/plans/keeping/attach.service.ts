import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../../core/context.ts';
import { announcePlan } from '../../core/events/plan.ts';
import type { JsonText } from '../../core/json-text.ts';
import { Refused } from '../../core/refusal.ts';
import { wordsOf } from '../../core/text.ts';
import {
  holdForAttaching,
  holdVehicles,
  insertPlaces,
  listCandidates,
  listChoices,
  type MeteredVehicle,
  type NewPlace,
  type OpenPlan,
} from './attach.queries.ts';
import { placeRefusal } from './rules.ts';

/** Vehicles matching the filters, and which of them are in the plan already. */
export function candidates(
  { db, actor }: Context,
  plan: number,
  asked: CheckedInput<'listCandidates'>['query'],
): Promise<JsonText> {
  return listCandidates(db, actor.personId, {
    plan,
    words: wordsOf(asked.busca ?? ''),
    type: asked.tipo || null,
    model: asked.modelo || null,
    operation: asked.operacao ?? null,
    branch: asked.filial ?? null,
  });
}

/** What vehicles of the person's branches can be chosen by. */
export function vehicleChoices({ db, actor }: Context): Promise<JsonText> {
  return listChoices(db, actor.personId);
}

/** A vehicle before a cycle of a plan; without a meter it begins with what its meter shows. */
export interface Attachment {
  nr_placa: string;
  nr_seq_ciclo: number;
  km_ultimo: number | null;
  dt_ultimo: string;
}

/**
 * Attaches vehicles of the person's branches to a plan, each before its cycle; those in it already stay as they are.
 * @throws Refused NAO_ENCONTRADO (campos: plates or cycle), PLANO_SEM_CICLO, DATA_FUTURA, KM_ACIMA_DO_MEDIDOR (campos: plates)
 */
export async function attach(
  context: Context,
  id: number,
  attachments: readonly Attachment[],
): Promise<AnswerOf<'attachVehicles'>> {
  const { db, actor } = context;
  const plan = await holdForAttaching(db, id);
  if (plan === undefined) throw new Refused('NAO_ENCONTRADO');
  if (plan.anel.length === 0) throw new Refused('PLANO_SEM_CICLO');
  const plates = [...new Set(attachments.map(({ nr_placa }) => nr_placa))];
  const vehicles = new Map(
    (await holdVehicles(db, plates, actor.personId)).map((vehicle) => [vehicle.nr_placa, vehicle]),
  );
  const places = attachments.map((one) => placeOf(one, plan, vehicles.get(one.nr_placa)));
  const attached = await insertPlaces(db, id, places, actor.personId);
  const branches = [...vehicles.values()].flatMap(({ filiais }) => filiais);
  if (attached.length > 0)
    announcePlan(context, 'plano.vinculado', branches, { plano: id, placas: attached });
  return { vinculados: attached, ja_vinculados: plates.filter((plate) => !attached.includes(plate)) };
}

/** The call's form: many vehicles with one cycle, meter and day. @throws Refused as attach */
export function attachVehicles(
  context: Context,
  plan: number,
  { placas, ...same }: CheckedInput<'attachVehicles'>['body'],
): Promise<AnswerOf<'attachVehicles'>> {
  return attach(
    context,
    plan,
    [...new Set(placas)].map((nr_placa) => ({ nr_placa, ...same })),
  );
}

function placeOf(one: Attachment, plan: OpenPlan, vehicle: MeteredVehicle | undefined): NewPlace {
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO', { campos: { placas: one.nr_placa } });
  const cycle = plan.anel.find(({ id }) => id === one.nr_seq_ciclo);
  if (cycle === undefined)
    throw new Refused('NAO_ENCONTRADO', { campos: { nr_seq_ciclo: String(one.nr_seq_ciclo) } });
  const km = one.km_ultimo ?? vehicle.km_atual;
  const refusal = placeRefusal(
    { meter: vehicle.km_atual, today: plan.hoje },
    { meter: km, day: one.dt_ultimo },
  );
  if (refusal !== null) throw new Refused(refusal, { campos: { placas: one.nr_placa } });
  return { nr_placa: one.nr_placa, nr_ordem: cycle.order, km, dia: one.dt_ultimo };
}
