import type { CompanyDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import { insertReading, lockMeter } from './queries.ts';

/**
 * Records a meter reading in the caller's transaction; the only way a vehicle's meter moves forward.
 * @throws Refused KM_MENOR below the current value (equal is allowed)
 */
export async function recordReading(
  tx: CompanyDb,
  reading: { plate: string; value: number; origin: 'O' | 'P' | 'T' | 'I'; person: number },
): Promise<void> {
  const current = await lockMeter(tx, reading.plate);
  if (current === undefined) throw new Refused('NAO_ENCONTRADO');
  if (reading.value < current) throw new Refused('KM_MENOR', { campos: { km_atual: String(current) } });
  await insertReading(tx, reading);
}
