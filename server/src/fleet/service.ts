import type { CompanyDb } from '../core/db/pools.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import type { SessionContext } from '../core/http/context.ts';
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
import { type Doubt, doubtOf, type ReadingFacts } from './rules.ts';

/**
 * Records the reading of an order or of the tyre shop in the caller's transaction, as of now: the meter moves at once.
 * @throws Refused KM_MENOR below the current value (equal is allowed)
 */
export async function recordReading(
  tx: CompanyDb,
  reading: { plate: string; value: number; origin: 'O' | 'P' | 'T' | 'I'; person: number },
): Promise<void> {
  const vehicle = await lockMeter(tx, reading.plate);
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO');
  if (reading.value < vehicle.km_atual)
    throw new Refused('KM_MENOR', { campos: { km_atual: String(vehicle.km_atual) } });
  await insertReading(tx, { ...reading, when: null });
}

/**
 * The same of a meter somebody has just typed: an unlikely one is recorded once it comes confirmed.
 * @throws Refused NAO_ENCONTRADO, KM_MENOR, CONFIRMA_LEITURA
 */
export async function recordTypedReading(
  tx: CompanyDb,
  { confirmed, ...reading }: Parameters<typeof recordReading>[1] & { confirmed: boolean },
): Promise<void> {
  const vehicle = await lockMeter(tx, reading.plate);
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO');
  const { facts } = await judge(tx, vehicle, null, reading.value);
  const doubt = doubtOf(facts);
  if (!confirmed && (doubt === 'DIGITO' || doubt === 'SALTO'))
    throw new Refused('CONFIRMA_LEITURA', {
      campos: { km_atual: String(vehicle.km_atual), motivo: doubt },
    });
  await recordReading(tx, reading);
}

/** A reading that nobody stands behind: of telemetry or of a file. */
export interface SentReading {
  plate: string;
  value: number;
  /** ISO 8601 with offset. */
  at: string;
  origin: Origin;
}

/** G recorded, R held until somebody decides, C known already: nothing was written. */
export interface ReadingOutcome {
  st_leitura: 'G' | 'R' | 'C';
  ds_motivo: Doubt | null;
}

/**
 * Takes a reading in: believed ones are recorded in their place, the others wait for a person who keeps plans. Only
 * vehicles of the branches the session's person may sign in to.
 * @throws Refused NAO_ENCONTRADO
 */
export async function takeReading(context: SessionContext, sent: SentReading): Promise<ReadingOutcome> {
  const { personId } = context.session;
  const vehicle = await lockMeter(context.db, sent.plate, personId);
  if (vehicle === undefined) throw new Refused('NAO_ENCONTRADO', { campos: { nr_placa: sent.plate } });
  const { known, facts } = await judge(context.db, vehicle, { at: sent.at }, sent.value);
  if (known) return { st_leitura: 'C', ds_motivo: null };
  const doubt = doubtOf(facts);
  const { value, plate, origin } = sent;
  if (doubt === null) {
    await insertReading(context.db, { plate, value, when: { at: sent.at }, origin, person: personId });
    announceVehicle(context, 'leitura.gravada', vehicle, { km: value, origem: origin });
    return { st_leitura: 'G', ds_motivo: null };
  }
  await insertHeld(context.db, { plate, value, at: facts.reading.at, origin, doubt, person: personId });
  announceVehicle(context, 'leitura.retida', vehicle, { km: value, motivo: doubt });
  return { st_leitura: 'R', ds_motivo: doubt };
}

/** Everything that decides about a reading of a locked vehicle. */
export async function judge(
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

/** A vehicle may have come with a meter and no reading. */
function before({ antes, depois }: Neighbours, { km_atual }: VehicleRow): ReadingFacts['before'] {
  if (antes !== null) return antes;
  return depois === null && km_atual > 0 ? { value: km_atual, at: null } : null;
}
