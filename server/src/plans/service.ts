import type { CompanyDb } from '../core/db/pools.ts';
import { holdRing, lockStanding, updateStanding } from './queries.ts';
import { nextCycle } from './rules.ts';

/**
 * Resets the cycle of a plan order that has just closed (docs/planning.md): counted from the real execution, once, in
 * the transaction of the close, whose lock on the order keeps a second close away. The plan's history tells who closed it.
 */
export async function completeCycle(tx: CompanyDb, order: number, person: number): Promise<void> {
  await holdRing(tx, order);
  const standing = await lockStanding(tx, order);
  if (standing === undefined) throw new Error(`order ${order} is of no plan`);
  await updateStanding(tx, {
    vehiclePlan: standing.nr_seq_veiculo_plano,
    order,
    person,
    next: nextCycle(standing.ordens, standing.feito),
  });
}
