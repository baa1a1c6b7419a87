import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { tookTooLong } from '../core/db/failures.ts';
import type { PanelContext } from '../core/http/context.ts';
import { lengthOf, reachOf } from '../core/paging.ts';
import { Refused } from '../core/refusal.ts';
import { searchTrail } from './trail.queries.ts';

const usualPage = 10;

/** What was done in the panel, newest first. @throws Refused TRILHA_AMPLA when the search takes too long */
export async function listTrail(
  { control }: PanelContext,
  search: CheckedInput<'listTrail'>['query'],
): Promise<AnswerOf<'listTrail'>> {
  const { page = 1, per_page = usualPage } = search;
  const { total, data } = await searchTrail(control, search, reachOf(page, per_page)).catch(
    (error: unknown) => {
      throw tookTooLong(error) ? new Refused('TRILHA_AMPLA') : error;
    },
  );
  return { current_page: page, ...lengthOf(total, per_page), data };
}
