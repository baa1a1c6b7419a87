import type { CompanyDb } from '../core/db/pools.ts';
import { insertReturns, lockStockOf } from './queries.ts';

/** Gives back to stock whatever parts of an order took from it (G-45). The caller holds the order's lock. */
export async function returnParts(
  tx: CompanyDb,
  { order, person }: { order: number; person: number },
): Promise<void> {
  await lockStockOf(tx, order);
  await insertReturns(tx, order, person);
}
