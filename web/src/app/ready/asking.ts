import type { AnswerOf, BranchCallName } from '@terminal/contract';
import type { CallInput } from '../../core/api/client.ts';
import { askAhead, callKey } from '../../core/api/hooks.ts';
import { inTurn, isToBeSpared } from '../../core/api/in-turn.ts';
import { queryClient } from '../../core/api/query-client.ts';
import { reachNow } from '../../core/api/reach.ts';
import { currentSession } from '../../core/session/store.ts';
import { quiet } from './quiet.ts';

/** Nobody has touched the page for so long, in ms, before the next request. */
const rest = 1_500;
/** An answer younger than this, in ms, is not asked for again unless what it says has changed. */
const fresh = 10 * 60_000;
/** Characters of answers after which nothing more is asked for. */
const mostCharacters = 3_000_000;

/** The server does not answer or is busy, the session has ended, or the page is not seen: the preparation ends unfinished. */
export class Unfinished extends Error {}

/** Asks one call after the other for a session, within bounds. */
export function createAsking(token: string) {
  let characters = 0;

  /** The answer, kept as every other; undefined: refused, or the bound is reached. @throws Unfinished */
  return async function ask<N extends BranchCallName>(
    name: N,
    input: CallInput<N>,
  ): Promise<AnswerOf<N> | undefined> {
    if (characters > mostCharacters) return undefined;
    await quiet(rest);
    await inTurn(async () => {
      if (currentSession()?.token !== token || !reachNow().online || document.hidden) throw new Unfinished();
      await askAhead(name, input, fresh);
    });
    const state = queryClient.getQueryState<AnswerOf<N>>(callKey(name, input));
    if (isToBeSpared(state?.error)) throw new Unfinished();
    if (state?.status !== 'success') return undefined;
    characters += JSON.stringify(state.data).length;
    return state.data;
  };
}
