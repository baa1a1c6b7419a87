import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { searchWords } from '../core/text.ts';
import {
  findTaken,
  insertMovement,
  insertReturns,
  listMaterials,
  lockStockOf,
  lockStocks,
} from './queries.ts';

/** Gives back to stock whatever parts of an order took from it (G-45). The caller holds the order's lock. */
export async function returnParts(
  tx: CompanyDb,
  { order, person }: { order: number; person: number },
): Promise<void> {
  await lockStockOf(tx, order);
  await insertReturns(tx, order, person);
}

/** A part of an order, and how much of it the order is to hold. */
export interface HeldPart {
  /** Of the catalogue. */
  item: number;
  orderItem: number;
  quantity: number;
}

/**
 * Takes parts from the branch's stock, or gives back what is too much, so that each item holds `quantity` of it.
 * A branch that keeps no stock of a part moves nothing. The caller holds the order's lock.
 * @param whose ours: what is missing is taken. supplier: the supplier of an external order provides it, and only what our
 * stock gave before follows. handedOver: taken, as handed to him
 * @returns the parts the branch keeps no stock of
 * @throws Refused ESTOQUE_INSUFICIENTE by the constraint estoque_nao_negativo (ITEMS-13, G-52)
 */
export async function drawParts(
  tx: CompanyDb,
  { branch, person, whose }: { branch: number; person: number; whose: 'ours' | 'supplier' | 'handedOver' },
  parts: readonly HeldPart[],
): Promise<number[]> {
  const stocks = await lockStocks(
    tx,
    branch,
    parts.map(({ item }) => item),
  );
  for (const { item, orderItem, quantity: wanted } of parts) {
    const stock = stocks.get(item);
    if (stock === undefined) continue;
    const taken = await findTaken(tx, orderItem);
    if (whose === 'supplier' && taken === 0) continue;
    // Hundredths: 0.3 - 0.1 is not 0.2 in binary.
    const quantity = Math.round((taken - wanted) * 100) / 100;
    const handedOver = whose !== 'ours';
    if (quantity !== 0) await insertMovement(tx, { stock, quantity, orderItem, person, handedOver });
  }
  return parts.map(({ item }) => item).filter((item) => !stocks.has(item));
}

/** Parts of the session's branch by words of their name or by code; at most 100 (ITEMS-07, ITEMS-11). */
export function materials(context: Context, search: string | undefined): Promise<AnswerOf<'listMaterials'>> {
  return listMaterials(context.db, {
    ...searchWords(search),
    branch: context.actor.branchId,
    approver: context.actor.approver,
    supplier: context.actor.kind === 'supplier',
  });
}
