import type { AnswerOf } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import type { SessionContext } from '../core/http/context.ts';
import { searchPatterns } from '../core/text.ts';
import {
  findTaken,
  insertMovement,
  insertReturns,
  listMaterials,
  lockStock,
  lockStockOf,
} from './queries.ts';

/** Gives back to stock whatever parts of an order took from it (G-45). The caller holds the order's lock. */
export async function returnParts(
  tx: CompanyDb,
  { order, person }: { order: number; person: number },
): Promise<void> {
  await lockStockOf(tx, order);
  await insertReturns(tx, order, person);
}

/**
 * Takes a part from the branch's stock, or gives back what is too much, so that the item holds `quantity` of it.
 * A branch that keeps no stock of the part moves nothing. The caller holds the order's lock; items in ascending order.
 * @throws Refused ESTOQUE_INSUFICIENTE by the constraint estoque_nao_negativo (ITEMS-13, G-52)
 */
export async function holdPart(
  tx: CompanyDb,
  held: { branch: number; item: number; orderItem: number; quantity: number; person: number },
): Promise<void> {
  const stock = await lockStock(tx, held.branch, held.item);
  if (stock === undefined) return;
  const taken = await findTaken(tx, held.orderItem);
  // Hundredths: 0.3 - 0.1 is not 0.2 in binary.
  const quantity = Math.round(((taken?.quantity ?? 0) - held.quantity) * 100) / 100;
  if (quantity !== 0)
    await insertMovement(tx, { stock, quantity, orderItem: held.orderItem, person: held.person });
}

/** Parts of the session's branch by words of their name or by code; at most 100 (ITEMS-07, ITEMS-11). */
export function materials(
  context: SessionContext,
  search: string | undefined,
): Promise<AnswerOf<'listMaterials'>> {
  return listMaterials(context.db, {
    ...searchPatterns(search),
    branch: context.session.branchId,
    approver: context.session.approver,
  });
}
