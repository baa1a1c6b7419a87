import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../../core/context.ts';
import { announceVehicle } from '../../core/events/vehicle.ts';
import type { JsonText } from '../../core/json-text.ts';
import { Refused, refuse } from '../../core/refusal.ts';
import { wordsOf } from '../../core/text.ts';
import {
  insertFact,
  type LockedPlace,
  listHistory,
  listPlaces,
  listPlacesOf,
  lockPlace,
  updatePlace,
  updateStatus,
} from './place.queries.ts';
import { doneRefusal, placeAfter, placeRefusal } from './rules.ts';

/** Vehicles a page of a plan shows. */
const perPage = 20;

/** A page of a plan's vehicles in the person's branches. @throws Refused NAO_ENCONTRADO */
export async function placesOf(
  context: Context,
  plan: number,
  asked: CheckedInput<'listPlanVehicles'>['query'],
): Promise<JsonText> {
  const found = await listPlaces(context.db, context.actor, {
    plan,
    words: wordsOf(asked.busca ?? ''),
    situation: asked.situacao ?? null,
    page: asked.page ?? 1,
    perPage,
  });
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Places of a vehicle of the person's branches in plans in use. @throws Refused NAO_ENCONTRADO */
export async function placesOfVehicle({ db, actor }: Context, plate: string): Promise<JsonText> {
  const found = await listPlacesOf(db, plate, actor);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** What happened to a vehicle in a plan. @throws Refused NAO_ENCONTRADO */
export async function historyOf(context: Context, id: number): Promise<JsonText> {
  const found = await listHistory(context.db, id, context.actor.personId);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Suspends a vehicle from its plan: nothing of it falls due. @throws Refused NAO_ENCONTRADO, VEICULO_SUSPENSO */
export async function suspend(
  context: Context,
  id: number,
  motivo: string,
): Promise<AnswerOf<'suspendVehicle'>> {
  const place = await lockOwn(context, id);
  if (place.standing.suspended) throw new Refused('VEICULO_SUSPENSO');
  await updateStatus(context.db, id, 'I');
  return written(context, id, place, { kind: 'S', note: motivo });
}

/** Takes a suspended vehicle in again, where it stood. @throws Refused NAO_ENCONTRADO, VEICULO_EM_DIA */
export async function resume(
  context: Context,
  id: number,
  motivo: string,
): Promise<AnswerOf<'resumeVehicle'>> {
  const place = await lockOwn(context, id);
  if (!place.standing.suspended) throw new Refused('VEICULO_EM_DIA');
  await updateStatus(context.db, id, 'A');
  return written(context, id, place, { kind: 'R', note: motivo });
}

/**
 * Corrects a vehicle's place in its plan.
 * @throws Refused NAO_ENCONTRADO (also for a cycle of another plan), DATA_FUTURA, KM_ACIMA_DO_MEDIDOR
 */
export async function correctPlace(
  context: Context,
  id: number,
  body: CheckedInput<'correctPlace'>['body'],
): Promise<AnswerOf<'correctPlace'>> {
  const place = await lockOwn(context, id);
  const next = place.anel.find((cycle) => cycle.id === body.nr_seq_ciclo);
  if (next === undefined) throw new Refused('NAO_ENCONTRADO', { faults: { nr_seq_ciclo: 'CICLO' } });
  const told = { meter: body.km_ultimo, day: body.dt_ultimo };
  refuse(placeRefusal(place.standing, told));
  await updatePlace(context.db, id, { order: next.order, ...told });
  return written(context, id, place, { kind: 'C', note: body.motivo, cycle: next.id, ...told });
}

/**
 * Counts a cycle that was done without an order of ours, as closing an order counts it (docs/planning.md).
 * @throws Refused NAO_ENCONTRADO, PLANO_COM_OS_ABERTA, CICLO_JA_FEITO, LISTA_MUDOU, DATA_FUTURA, KM_ACIMA_DO_MEDIDOR, FEITO_ANTES
 */
export async function reportDone(
  context: Context,
  id: number,
  body: CheckedInput<'reportDone'>['body'],
): Promise<AnswerOf<'reportDone'>> {
  const place = await lockOwn(context, id);
  const order = placeAfter(place.anel, body.nr_seq_ciclo);
  if (order === undefined) throw new Refused('NAO_ENCONTRADO', { faults: { nr_seq_ciclo: 'CICLO' } });
  const told = { meter: body.km, day: body.dia };
  const shown = { lastMeter: body.km_ultimo ?? null, lastDay: body.dt_ultimo ?? null };
  const refusal = doneRefusal(place.standing, told, order === place.nextOrder, shown);
  if (refusal === 'PLANO_COM_OS_ABERTA' && place.standing.openOrder !== null)
    throw new Refused(refusal, { openOrder: place.standing.openOrder });
  refuse(refusal);
  await updatePlace(context.db, id, { order, ...told });
  return written(context, id, place, { kind: 'E', note: body.observacao, cycle: body.nr_seq_ciclo, ...told });
}

async function lockOwn(context: Context, id: number): Promise<LockedPlace> {
  const place = await lockPlace(context.db, id, context.actor.personId);
  if (place === undefined) throw new Refused('NAO_ENCONTRADO');
  return place;
}

/** Records a change by hand in the history, and announces it. */
async function written(
  context: Context,
  id: number,
  place: LockedPlace,
  fact: { kind: 'E' | 'S' | 'R' | 'C'; note: string; cycle?: number; meter?: number; day?: string },
): Promise<{ nr_seq_veiculo_plano: number }> {
  const { meter, today, lastMeter, lastDay } = place.standing;
  await insertFact(context.db, {
    vehiclePlan: id,
    cycle: place.nr_seq_ciclo,
    meter,
    day: today,
    person: context.actor.personId,
    ...fact,
  });
  announceVehicle(context, 'plano.lugar', place, {
    veiculo_plano: id,
    fato: fact.kind,
    antes: { ciclo: place.nr_seq_ciclo, km: lastMeter, dia: lastDay },
    motivo: fact.note,
  });
  return { nr_seq_veiculo_plano: id };
}
