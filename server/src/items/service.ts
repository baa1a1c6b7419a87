import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { SessionContext } from '../core/http/context.ts';
import { escapeLike } from '../core/text.ts';
import { searchItems } from './queries.ts';

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
