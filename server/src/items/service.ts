import type { AnswerOf, CheckedInput, OrderItem } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { Refused } from '../core/refusal.ts';
import { searchWords } from '../core/text.ts';
import { orderItemsNow, scopeOf } from '../orders/service.ts';
import { isPlanOrder, listSubstitutes, searchItems } from './queries.ts';

/**
 * Catalogue search by words of the name or by stock code of the branch; at most 100 (ITEMS-11).
 * @throws Refused NAO_ENCONTRADO for an order the session does not see
 */
export async function search(
  context: Context,
  query: CheckedInput<'searchItems'>['query'],
): Promise<AnswerOf<'searchItems'>> {
  if (query.nr_os !== undefined) await scopeOf(context, query.nr_os);
  return searchItems(context.db, {
    ...searchWords(query.search),
    kind: query.tipo ?? null,
    order: query.nr_os ?? null,
    branch: context.actor.branchId,
    approver: context.actor.approver,
    supplier: context.actor.kind === 'supplier',
  });
}

/** One item of an order (ITEMS-01). @throws Refused NAO_ENCONTRADO */
export async function oneItem(context: Context, order: number, item: number): Promise<OrderItem> {
  const found = (await orderItemsNow(context, order)).find(({ nr_sequencial }) => nr_sequencial === item);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Items of a plan order; any other order has none (ITEMS-02). @throws Refused NAO_ENCONTRADO */
export async function planItems(context: Context, order: number): Promise<OrderItem[]> {
  const items = await orderItemsNow(context, order);
  return (await isPlanOrder(context.db, order)) ? items : [];
}

/** One item of a plan order (ITEMS-02). @throws Refused NAO_ENCONTRADO */
export async function onePlanItem(context: Context, order: number, item: number): Promise<OrderItem> {
  const found = (await planItems(context, order)).find(({ nr_sequencial }) => nr_sequencial === item);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return found;
}

/** Parts registered on an order (ITEMS-05). @throws Refused NAO_ENCONTRADO */
export async function registeredParts(context: Context, order: number): Promise<OrderItem[]> {
  return (await orderItemsNow(context, order)).filter(({ item }) => item.tipo.nr_sequencial === 4);
}

/** What may be used in the place of missing parts of an order, as far as its reader sees balances. @throws Refused NAO_ENCONTRADO */
export async function substitutes(context: Context, order: number): Promise<AnswerOf<'listSubstitutes'>> {
  await orderItemsNow(context, order);
  const { branchId, approver, kind } = context.actor;
  return listSubstitutes(context.db, order, { branch: branchId, approver, supplier: kind === 'supplier' });
}
