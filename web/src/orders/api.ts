import type { UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import type { CallError } from '../core/api/errors.ts';
import { useCall } from '../core/api/hooks.ts';
import { useSession } from '../core/session/store.ts';
import type { Filters, Layout } from './filters.ts';
import { queryOf } from './filters.ts';
import { type OrderList, refreshEvery } from './lists.ts';

/** A list of orders as it is asked for. */
export type OrdersAnswer = UseQueryResult<AnswerOf<'listOrders'>, CallError>;
/** Orders of one level, and how long a release takes on average. */
export type LevelSummary = AnswerOf<'getReleaseAverages'>[number];

/** A page of a list: loaded again in silence, at every change and by its timer while the tab is seen (LIST-33). */
export function useOrders(list: OrderList, filters: Filters, page: number, layout: Layout): OrdersAnswer {
  const { parametros } = useSession();
  return useCall(
    list.call,
    { query: queryOf(list, filters, page, layout) },
    // Requested at every view, since an unchanged order costs only a 304; not again if it was prefetched.
    { keepPrevious: true, staleTime: 5_000, refetchInterval: refreshEvery(list, parametros) },
  );
}

/** Count and average release time per level of a list (LIST-22); undefined while unknown, or where there is none, null when they could not be loaded. */
export function useLevels(list: OrderList): LevelSummary[] | null | undefined {
  const { parametros } = useSession();
  const { call, origem } = list.averages ?? { call: 'getReleaseAverages', origem: 'I' };
  const { data, isError } = useCall(
    call,
    { params: { origem } },
    { keepPrevious: true, enabled: list.averages !== null, refetchInterval: refreshEvery(list, parametros) },
  );
  return data ?? (isError ? null : undefined);
}

/** Roadside rescues still open in the branch (RESCUE-01). */
export function useRescues(): AnswerOf<'listRescues'> {
  const { parametros } = useSession();
  return useCall('listRescues', {}, { refetchInterval: parametros.atualizacao_listas_ms }).data ?? [];
}
