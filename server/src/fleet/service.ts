import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import { Refused } from '../core/refusal.ts';
import { insertHeld } from './held.queries.ts';
import {
  findNeighbours,
  insertReading,
  lockMeter,
  type Neighbours,
  type Origin,
  type VehicleRow,
  type When,
} from './queries.ts';
import {
  type Doubt,
  judge,
  type OrderMeter,
  questionOf,
  type ReadingFacts,
  readingRefusal,
} from './rules.ts';

/** A meter value given by a person during work on the vehicle. */
export interface ToldReading {
  plate: string;
  value: number;
  /** O of an order, P of the tyre shop. */
  origin: 'O' | 'P';
  person: number;
  /** An unlikely value was confirmed. */
  confirmed: boolean;
  /** Order on which it is given. */
  order?: number;
  /** The order of warehouse equipment that is being closed. */
  equipment?: OrderMeter | null;
}

/**
 * Records a reading given by a person, in the caller's transaction, at the present moment.
 * @throws Refused NAO_ENCONTRADO, KM_MENOR below the current value (equal is allowed), KM_DISTANTE; CONFIRMA_LEITURA and
 *   CONFIRMA_KM with the question in `campos`, unless confirmed
 */
export async function recordReading(
  tx: CompanyDb,
  { confirmed, equipment, ...told }: ToldReading,
): Promise<void> {
  const vehicle = await lockMeter(tx, told.plate);
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO');
  const { facts } = await factsOf(tx, vehicle, null, told.value);
  refuseDoubtful({ ...facts, order: equipment ?? null }, confirmed);
  await insertReading(tx, { ...told, when: null });
}

/** @throws Refused when a person's reading is impossible, or unlikely and not confirmed */
export function refuseDoubtful(facts: ReadingFacts, confirmed: boolean): void {
  const verdict = judge(facts, 'person');
  const code = readingRefusal(verdict, confirmed);
  if (code !== null)
    throw new Refused(code, { campos: questionOf(facts, 'doubt' in verdict ? verdict.doubt : null) });
}

/** A reading of telemetry or of a file, which no person can confirm. */
export interface SentReading {
  plate: string;
  value: number;
  /** ISO 8601 with offset. */
  at: string;
  origin: Origin;
}

/** G recorded, R held for a decision, C known already: nothing was written. */
export interface ReadingOutcome {
  st_leitura: 'G' | 'R' | 'C';
  ds_motivo: Doubt | null;
}

/**
 * Processes a sent reading: a plausible one is recorded, any other is held for a person who keeps plans. Only
 * vehicles of the branches the session's person may sign in to.
 * @throws Refused NAO_ENCONTRADO
 */
export async function takeReading(context: Context, sent: SentReading): Promise<ReadingOutcome> {
  const { personId } = context.actor;
  const vehicle = await lockMeter(context.db, sent.plate, personId);
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO', { campos: { nr_placa: sent.plate } });
  const { known, facts } = await factsOf(context.db, vehicle, { at: sent.at }, sent.value);
  if (known) return { st_leitura: 'C', ds_motivo: null };
  const verdict = judge(facts, 'machine');
  const { value, plate, origin } = sent;
  if (verdict.kind !== 'hold') {
    await insertReading(context.db, { plate, value, when: { at: sent.at }, origin, person: personId });
    announceVehicle(context, 'leitura.gravada', vehicle, { km: value, origem: origin });
    return { st_leitura: 'G', ds_motivo: null };
  }
  const { doubt } = verdict;
  await insertHeld(context.db, { plate, value, at: facts.reading.at, origin, doubt, person: personId });
  announceVehicle(context, 'leitura.retida', vehicle, { km: value, motivo: doubt });
  return { st_leitura: 'R', ds_motivo: doubt };
}

/** Facts to judge a reading of a locked vehicle. */
export async function factsOf(
  tx: CompanyDb,
  vehicle: VehicleRow,
  when: When,
  value: number,
): Promise<{ known: boolean; facts: ReadingFacts }> {
  const around = await findNeighbours(tx, vehicle.nr_placa, when, value);
  return {
    known: around.conhecida,
    facts: {
      reading: { value, at: around.momento },
      now: around.agora,
      before: before(around, vehicle),
      after: around.depois,
      perDay: around.km_dia,
      unit: vehicle.tp_medidor,
    },
  };
}

/** Handles vehicles with an initial meter and no reading. */
function before({ antes, depois }: Neighbours, { km_atual }: VehicleRow): ReadingFacts['before'] {
  if (antes !== null) return antes;
  return depois === null && km_atual > 0 ? { value: km_atual, at: null } : null;
}
