import type { CallName, LiveEvent, OrderDetail } from '@terminal/contract';
import { readersOf, topicOf } from '@terminal/contract/refresh';
import { wire } from '@terminal/contract/wire';
import { expire } from '../../core/api/expiry.ts';
import { queryClient } from '../../core/api/query-client.ts';
import { reloadDictionary } from '../../core/i18n/i18n.ts';
import { followShared } from '../../live/shared-feed.ts';
import { throttleByKey } from '../../live/throttle.ts';

/** What is on screen is loaded again at most once every so many ms. */
const everyMs = 2000;

/**
 * What one screen does, the others show: events of the branch make the answers they concern old.
 * @param shownSince when the data on screen was requested, in ms; this code may load much later
 * @returns a function that ends it
 */
export function followBranch(token: string, shownSince: number): () => void {
  const refresh = throttleByKey((key) => void invalidate(key), everyMs);
  const stop = followShared(token, shownSince, {
    onMessage: ({ event, data }) => {
      if (event === 'sessao.encerrada') return expire(token);
      if (event === 'recarregar') return void queryClient.invalidateQueries();
      if (event === 'dicionario.mudou') return reloadDictionary();
      for (const key of keysOf(event, data)) refresh.call(key);
    },
    onGap: () => void queryClient.invalidateQueries(),
  });
  return () => {
    stop();
    refresh.stop();
  };
}

/** The cached answers an event makes old, as words for `invalidate`. */
function keysOf(event: string, data: string): string[] {
  // Written by the server in the shape of the contract's liveEvent.
  const { nr_seq_os } = JSON.parse(data) as LiveEvent;
  const topic = topicOf(event);
  if (topic === undefined) return [];
  return readersOf(topic).map((name) =>
    isOfOneOrder(name) && nr_seq_os !== null ? `${name} ${nr_seq_os}` : name,
  );
}

/** Whether a call's answer is about one order, which its path names. */
const isOfOneOrder = (name: CallName): boolean =>
  // The first check makes the name a key of `wire`; TypeScript does not narrow names by `in`.
  name in wire && /^os\/.*\{id\}/.test(wire[name as keyof typeof wire].path);

/** `listOrders`, or `getOrder 184502` for the answers about that order alone. */
function invalidate(key: string): Promise<void> {
  const [name, order] = key.split(' ');
  if (order === undefined) return queryClient.invalidateQueries({ queryKey: [name] });
  return queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      queryKey[0] === name && (concerns(queryKey[1], order) || showsTicketOf(state.data, order)),
  });
}

/** Whether an order's page shows the ticket of one it continues. */
function showsTicketOf(answer: unknown, order: string): boolean {
  // From the cache of getOrder.
  const page = answer as Partial<OrderDetail> | undefined;
  return page?.integracoes?.some(({ nr_seq_os }) => String(nr_seq_os) === order) ?? false;
}

function concerns(input: unknown, order: string): boolean {
  const params = typeof input === 'object' && input !== null && 'params' in input ? input.params : null;
  return (
    typeof params === 'object' && params !== null && Object.values(params).some((id) => String(id) === order)
  );
}
