import type { CompanyDb } from '../core/db/pools.ts';
import { updateLastMeter } from './meter.queries.ts';

/**
 * Counts the plans of a vehicle on from another meter, suspended ones too, so that each has left what it had (domain 4.6).
 * @param difference what the new meter showed first less what the old one showed last
 */
export function shiftPlans(tx: CompanyDb, plate: string, difference: number): Promise<void> {
  return updateLastMeter(tx, plate, difference);
}
