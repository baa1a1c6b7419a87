import type { Query, QueryKey } from '@tanstack/react-query';
import { onAnswered } from '../core/api/answered.ts';
import { askAhead } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { reachNow } from '../core/api/reach.ts';
import { onSession } from '../core/session/store.ts';
import { listedOrders } from './listed-orders.ts';

/** Number of orders of a list page to prefetch: about a quarter of the stored ones. */
const most = 24;
/** An answer younger than this, in ms, is not asked for again unless the order has changed. */
const fresh = 10 * 60_000;
/** Pause between two requests, in ms, so that commands are not held up. */
const rest = 150;

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
    await new Promise((resolve) => setTimeout(resolve, rest));
    if (!reachNow().online || document.hidden) break;
    await askAhead('getOrder', { params: { id: String(order) } }, fresh);
  }
  isAsking = false;
}
