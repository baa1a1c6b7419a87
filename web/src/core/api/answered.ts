import type { Query, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Tells of each answer of the server, not of what is changed in one here. For as long as the page lives. */
export function onAnswered(listener: (key: QueryKey, query: Query) => void): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    const query = event.query as Query;
    listener(query.queryKey, query);
  });
}
