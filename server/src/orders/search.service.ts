import type { Context } from '../core/context.ts';
import { JsonText } from '../core/json-text.ts';
import { searchOrders } from './search.queries.ts';
import { readSearch } from './search.rules.ts';

/** Orders the session may see by number, plate or fleet number; none for a text too short to look for. */
export async function findOrders({ db, actor }: Context, text: string): Promise<JsonText> {
  const term = readSearch(text);
  return term === null ? new JsonText('[]') : searchOrders(db, actor, term);
}
