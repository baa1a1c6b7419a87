import type { Query, QueryKey } from '@tanstack/react-query';
import { onAnswered } from '../core/api/answered.ts';
import { askAhead, callKey } from '../core/api/hooks.ts';
import { inTurn, isToBeSpared } from '../core/api/in-turn.ts';
import { queryClient } from '../core/api/query-client.ts';
import { reachNow } from '../core/api/reach.ts';
import { onSession } from '../core/session/store.ts';
import { listedOrders } from './listed-orders.ts';

/** Number of orders of a list page to prefetch: about a quarter of the stored ones. */
const most = 24;
/** An answer younger than this, in ms, is not asked for again unless the order has changed. */
const fresh = 10 * 60_000;

/** Orders still to be read, of the list page that was answered last. */
let wanted: number[] = [];
let isAsking = false;

/** Reads the orders of each page of a list ahead, one after another, so that they can be opened without network. Once per page. */
export function startOrdersAhead(): void {
  const look = (_key: QueryKey, { state }: Query) => want(state.data);
  onAnswered(look);
  for (const query of queryClient.getQueryCache().getAll()) look(query.queryKey, query);
  // The orders of another person or branch are not read in this session.
  onSession(() => {
    wanted = [];
  });
}

function want(answer: unknown): void {
  const listed = listedOrders(answer).slice(0, most);
  // Other answers do not affect the prefetching in progress.
  if (listed.length === 0) return;
  wanted = listed;
  if (!isAsking) void askAll();
}

async function askAll(): Promise<void> {
  isAsking = true;
  for (let order = wanted.shift(); order !== undefined; order = wanted.shift()) {
    const input = { params: { id: String(order) } };
    if (!(await inTurn(() => ask(input)))) break;
  }
  isAsking = false;
}

/** Whether the next one may be asked for. */
async function ask(input: { params: { id: string } }): Promise<boolean> {
  if (!reachNow().online || document.hidden) return false;
  await askAhead('getOrder', input, fresh);
  return !isToBeSpared(queryClient.getQueryState(callKey('getOrder', input))?.error);
}
