import type { AnswerOf } from '@terminal/contract';
import { stateOf } from '@terminal/contract/order-states';
import type { Context } from '../core/context.ts';
import { searchOrders } from './search.queries.ts';
import { readSearch } from './search.rules.ts';

/** Orders the session may see by number, plate or fleet number; none for a text too short to look for. */
export async function findOrders({ db, actor }: Context, text: string): Promise<AnswerOf<'searchOrders'>> {
  const term = readSearch(text);
  if (term === null) return [];
  const found = await searchOrders(db, actor, term);
  return found.map(({ fatos, ...order }) => ({ ...order, st_situacao: stateOf(fatos) }));
}
