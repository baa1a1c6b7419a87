import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { PanelContext } from '../core/http/context.ts';
import { lengthOf, reachOf } from '../core/paging.ts';
import { searchTrail } from './trail.queries.ts';

const usualPage = 10;

/** What was done in the panel, newest first. */
export async function listTrail(
  { control }: PanelContext,
  search: CheckedInput<'listTrail'>['query'],
): Promise<AnswerOf<'listTrail'>> {
  const { page = 1, per_page = usualPage } = search;
  const { total, data } = await searchTrail(control, search, reachOf(page, per_page));
  return { current_page: page, ...lengthOf(total, per_page), data };
}
