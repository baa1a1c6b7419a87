import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import { Refused, refuse } from '../core/refusal.ts';
import {
  findMeter,
  findRecorded,
  insertReplacement,
  type RecordedReading,
  updateReplaced,
} from './correction.queries.ts';
import { lockOwn } from './keeping.service.ts';
import { findNeighbours, rewriteCopies, type VehicleRow } from './queries.ts';
import { firstRefusal, voidRefusal } from './rules.ts';
import { factsOf, refuseDoubtful } from './service.ts';

type Moved = AnswerOf<'correctReading'>;

/**
 * Replaces the value of a recorded reading (of an exchange: both values) at the same moment; everything computed from it is
 * recomputed (medidor_refaz). The wrong reading stays stored, with the correcting person and reason.
 * @throws Refused NAO_ENCONTRADO, LEITURA_CORRIGIDA, CAMPO_INVALIDO (the same value), KM_MENOR, LEITURA_FORA_DE_ORDEM,
 *   LEITURA_FUTURA, CONFIRMA_LEITURA, KM_ANTERIOR (a tyre would be removed before it was mounted)
 */
export async function correctReading(
  context: Context,
  id: number,
  body: CheckedInput<'correctReading'>['body'],
): Promise<Moved> {
  const { db, actor } = context;
  const { reading, vehicle } = await replace(context, id);
  const { km } = body;
  const exchange = reading.tp_origem === 'X';
  const last = exchange ? (body.km_anterior ?? reading.km_anterior ?? km) : null;
  if (km === reading.km && last === reading.km_anterior)
    throw new Refused('CAMPO_INVALIDO', { faults: { km: 'IGUAL_AO_GRAVADO' } });
  const { facts } = await factsOf(db, withoutReading(vehicle), placeOf(reading), last ?? km);
  // The last value of the old meter may exceed the next reading, which is of the new meter.
  refuseDoubtful(exchange ? { ...facts, after: null } : facts, body.confirma === 'S');
  if (exchange) refuse(firstRefusal(km, facts.after));
  const right = await insertReplacement(db, reading, { km, km_anterior: last, person: actor.personId });
  return settle(context, { reading, vehicle, right, reason: body.motivo }, { km, km_anterior: last });
}

/**
 * Declares a recorded reading void: everything computed from it is computed again without it.
 * @throws Refused NAO_ENCONTRADO, LEITURA_CORRIGIDA, TROCA_COM_LEITURAS (readings of the new meter would lie below those
 *   of the old one), KM_ANTERIOR
 */
export async function voidReading(
  context: Context,
  id: number,
  body: CheckedInput<'voidReading'>['body'],
): Promise<Moved> {
  const { reading, vehicle } = await replace(context, id);
  const around = await findNeighbours(context.db, reading.nr_placa, placeOf(reading), reading.km);
  refuse(voidRefusal(around.antes, around.depois));
  return settle(context, { reading, vehicle, right: null, reason: body.motivo }, null);
}

/** Locks the vehicle of a valid reading, and excludes the reading from computations. */
async function replace(
  context: Context,
  id: number,
): Promise<{ reading: RecordedReading; vehicle: VehicleRow }> {
  const { db, actor } = context;
  const seen = await findRecorded(db, id, actor.personId);
  if (seen === undefined) throw new Refused('NAO_ENCONTRADO');
  const vehicle = await lockOwn(context, seen.nr_placa);
  const reading = await findRecorded(db, id, actor.personId);
  if (reading === undefined || !reading.st_vale) throw new Refused('LEITURA_CORRIGIDA');
  await updateReplaced(db, id);
  return { reading, vehicle };
}

const placeOf = (reading: RecordedReading) => ({ at: reading.dt_leitura, place: reading.nr_lugar });

/** The vehicle without this reading, because the present meter may be the wrong one. */
const withoutReading = (vehicle: VehicleRow): VehicleRow => ({ ...vehicle, km_atual: vehicle.km_inicial });

interface Correction {
  reading: RecordedReading;
  vehicle: VehicleRow;
  right: number | null;
  reason: string;
}

/** Stores the correction, recomputes what depends on it, and announces it with the values before and after. */
async function settle(
  context: Context,
  { reading, vehicle, right, reason }: Correction,
  after: { km: number; km_anterior: number | null } | null,
): Promise<Moved> {
  const { db, actor } = context;
  await insertCorrection(db, 'KM', { wrong: reading.nr_sequencial, right, reason, person: actor.personId });
  await rewriteCopies(db, reading.nr_placa);
  announceVehicle(context, after === null ? 'leitura.anulada' : 'leitura.corrigida', vehicle, {
    leitura: reading.nr_sequencial,
    dt_leitura: reading.dt_leitura,
    antes: { km: reading.km, km_anterior: reading.km_anterior },
    depois: after,
    motivo: reason,
  });
  return { nr_placa: reading.nr_placa, km_atual: await findMeter(db, reading.nr_placa) };
}
