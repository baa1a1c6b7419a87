import type { Query, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Calls the listener for each answer from the server, not for local changes of cached answers. It cannot be removed. */
export function onAnswered(listener: (key: QueryKey, query: Query) => void): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    // The event types its query more widely; it is the same class.
    const query = event.query as Query;
    listener(query.queryKey, query);
  });
}
