import type { CompanyDb } from '../core/db/pools.ts';
import { type Difference, insertDifferences } from './difference.queries.ts';

/**
 * Posts what an inventory found (G-86). The caller holds the stock rows' locks.
 * @throws Refused ESTOQUE_INSUFICIENTE by the constraint estoque_nao_negativo
 */
export async function postDifferences(
  tx: CompanyDb,
  found: { inventory: number; person: number; differences: readonly Difference[] },
): Promise<void> {
  if (found.differences.length === 0) return;
  await insertDifferences(tx, found.inventory, found.person, found.differences);
}
