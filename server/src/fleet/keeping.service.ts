import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import type { JsonText } from '../core/json-text.ts';
import { Refused, refuse } from '../core/refusal.ts';
import { type HeldRow, listHeld, lockHeld, updateDecided } from './held.queries.ts';
import {
  insertExchange,
  insertReading,
  listReadings,
  lockMeter,
  type VehicleRow,
  type When,
} from './queries.ts';
import { doubtOf, exchangeRefusal, momentRefusal, questionOf } from './rules.ts';
import { factsOf, refuseDoubtful } from './service.ts';

type Moved = AnswerOf<'addReading'>;

/** Held readings of vehicles of the person's branches. */
export function heldReadings(context: Context): Promise<JsonText> {
  return listHeld(context.db, context.actor.personId);
}

/** Readings of a vehicle. @throws Refused NAO_ENCONTRADO outside the person's branches */
export async function readingsOf(context: Context, plate: string): Promise<JsonText> {
  const found = await listReadings(context.db, plate, context.actor);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/**
 * Records a reading typed by hand, at the present or a past moment.
 * @throws Refused NAO_ENCONTRADO, LEITURA_FUTURA, KM_MENOR, LEITURA_FORA_DE_ORDEM, CONFIRMA_LEITURA
 */
export async function addReading(context: Context, body: CheckedInput<'addReading'>['body']): Promise<Moved> {
  const { db, actor } = context;
  const vehicle = await lockOwn(context, body.nr_placa);
  const when = whenOf(context, body.quando);
  const { facts } = await factsOf(db, vehicle, when, body.km);
  refuse(momentRefusal(facts));
  refuseDoubtful(facts, body.confirma === 'S');
  await insertReading(db, {
    plate: vehicle.nr_placa,
    value: body.km,
    when,
    origin: 'M',
    person: actor.personId,
  });
  announceVehicle(context, 'leitura.gravada', vehicle, { km: body.km, origem: 'M' });
  return { nr_placa: vehicle.nr_placa, km_atual: facts.after === null ? body.km : vehicle.km_atual };
}

/**
 * Exchanges the meter of a vehicle (docs/planning.md): the value may decrease; plans and tyres keep their remaining distance.
 * @throws Refused NAO_ENCONTRADO, TROCA_ANTES_DE_LEITURA, LEITURA_FUTURA, KM_MENOR, CONFIRMA_LEITURA
 */
export async function exchangeMeter(
  context: Context,
  body: CheckedInput<'exchangeMeter'>['body'],
): Promise<Moved> {
  const { db, actor } = context;
  const vehicle = await lockOwn(context, body.nr_placa);
  const when = whenOf(context, body.quando);
  const { facts } = await factsOf(db, vehicle, when, body.km_anterior);
  const refusal = exchangeRefusal(facts, body.confirma === 'S');
  if (refusal !== null) throw new Refused(refusal, { campos: questionOf(facts, doubtOf(facts)) });
  const [plate, last, first] = [vehicle.nr_placa, body.km_anterior, body.km_novo];
  await insertExchange(db, { plate, last, first, when, person: actor.personId });
  announceVehicle(context, 'leitura.medidor', vehicle, { antes: last, depois: first });
  return { nr_placa: plate, km_atual: first };
}

/**
 * Confirms a held reading: it is recorded unchanged; only its order among the readings is still checked.
 * @throws Refused NAO_ENCONTRADO, LEITURA_DECIDIDA, LEITURA_FUTURA, KM_MENOR, LEITURA_FORA_DE_ORDEM
 */
export async function confirmReading(context: Context, id: number): Promise<Moved> {
  const { db, actor } = context;
  const { held, vehicle } = await lockPending(context, id);
  const when = { at: held.dt_leitura };
  const { known, facts } = await factsOf(db, vehicle, when, held.km);
  refuseDoubtful(facts, true);
  await updateDecided(db, id, 'C', actor.personId);
  if (!known)
    await insertReading(db, {
      plate: held.nr_placa,
      value: held.km,
      when,
      origin: held.tp_origem,
      person: actor.personId,
    });
  announceVehicle(context, 'leitura.gravada', vehicle, { km: held.km, retida: id });
  return { nr_placa: held.nr_placa, km_atual: facts.after === null ? held.km : vehicle.km_atual };
}

/** Discards a held reading. @throws Refused NAO_ENCONTRADO, LEITURA_DECIDIDA */
export async function discardReading(context: Context, id: number): Promise<Moved> {
  const { held, vehicle } = await lockPending(context, id);
  await updateDecided(context.db, id, 'D', context.actor.personId);
  announceVehicle(context, 'leitura.descartada', vehicle, { km: held.km, retida: id });
  return { nr_placa: vehicle.nr_placa, km_atual: vehicle.km_atual };
}

/** Locks a vehicle of the person's branches. @throws Refused NAO_ENCONTRADO */
export async function lockOwn(context: Context, plate: string): Promise<VehicleRow> {
  const vehicle = await lockMeter(context.db, plate, context.actor.personId);
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO', { campos: { nr_placa: plate } });
  return vehicle;
}

/** Locks an undecided held reading and its vehicle. */
async function lockPending(context: Context, id: number): Promise<{ held: HeldRow; vehicle: VehicleRow }> {
  const held = await lockHeld(context.db, id, context.actor.personId);
  if (held === undefined) throw new Refused('NAO_ENCONTRADO');
  if (held.st_leitura !== 'P') throw new Refused('LEITURA_DECIDIDA');
  return { held, vehicle: await lockOwn(context, held.nr_placa) };
}

const whenOf = ({ actor }: Context, told: CheckedInput<'addReading'>['body']['quando']): When =>
  told ? { ...told, zone: actor.zone } : null;
