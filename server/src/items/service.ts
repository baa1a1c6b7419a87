import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { JsonText } from '../core/http/answer.ts';
import type { SessionContext } from '../core/http/context.ts';
import { escapeLike } from '../core/text.ts';
import { placeOf } from '../orders/service.ts';
import { listItems, searchItems } from './queries.ts';

/** Items of an order with the work done on them (ITEMS-01). @throws Refused NAO_ENCONTRADO */
export async function orderItems(context: SessionContext, order: number): Promise<JsonText> {
  await placeOf(context, order);
  return new JsonText(await listItems(context.db, order));
}

/** Catalogue search by words in any order or by stock code of the branch; at most 100 (ITEMS-11). */
export function search(
  context: SessionContext,
  query: CheckedInput<'searchItems'>['query'],
): Promise<AnswerOf<'searchItems'>> {
  const words = (query.search ?? '').toUpperCase().split(/\s+/).filter(Boolean).map(escapeLike);
  return searchItems(context.db, {
    pattern: `%${words.join('%')}%`,
    code: `${words.join(' ')}%`,
    kind: query.tipo ?? null,
    branch: context.session.branchId,
  });
}
