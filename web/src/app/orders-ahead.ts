import type { Query, QueryKey } from '@tanstack/react-query';
import { askAhead } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { reachNow } from '../core/api/reach.ts';
import { orderLists } from '../flow/work-calls.ts';

/** So many orders of a list's page are asked for: half of those that are kept. */
const most = 24;
/** One that was answered within so many ms and has not changed since is not asked for again. */
const fresh = 10 * 60_000;
/** Rest between two of them, in ms: a press goes first. */
const rest = 150;

const lists: ReadonlySet<unknown> = new Set(orderLists);
/** Orders still to be asked for, of the page that was read last. */
let wanted: number[] = [];
let isAsking = false;

/** Reads the orders of each page of a list ahead, one after another, so that they can be opened without network. Once per page. */
export function startOrdersAhead(): void {
  const queries = queryClient.getQueryCache();
  const look = (query: Query) => {
    const key: QueryKey = query.queryKey;
    if (lists.has(key[0])) want(query.state.data);
  };
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true)
      look(event.query as Query);
  });
  for (const query of queries.getAll()) look(query);
}

function want(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data))
    return;
  wanted = (answer.data as unknown[])
    .flatMap((row) =>
      typeof row === 'object' && row !== null && 'permitido' in row && 'nr_sequencial' in row
        ? [Number(row.nr_sequencial)]
        : [],
    )
    .slice(0, most);
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
