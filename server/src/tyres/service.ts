import type { CompanyDb } from '../core/db/pools.ts';
import { updateMountedMeter } from './queries.ts';

/**
 * Counts the mounted tyres of a vehicle on from another meter, so that each keeps the distance it has run (domain 4.6).
 * @param difference what the new meter showed first less what the old one showed last
 */
export function shiftMounted(tx: CompanyDb, plate: string, difference: number): Promise<void> {
  return updateMountedMeter(tx, plate, difference);
}
