import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { PanelContext } from '../core/http/context.ts';
import { searchTrail } from './trail.queries.ts';

const usualPage = 10;

/** What was done in the panel, newest first. */
export async function listTrail(
  { control }: PanelContext,
  search: CheckedInput<'listTrail'>['query'],
): Promise<AnswerOf<'listTrail'>> {
  const { page = 1, per_page = usualPage } = search;
  const found = await searchTrail(control, search, { first: (page - 1) * per_page, size: per_page });
  return { current_page: page, last_page: Math.max(1, Math.ceil(found.total / per_page)), ...found };
}
