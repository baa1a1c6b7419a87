import { profileOf } from '@terminal/contract/pages';
import { useCall } from '../../core/api/hooks.ts';
import { useSession } from '../../core/session/store.ts';

/** Loaded again in silence like the order lists; events come on top. */
const useRefresh = () => ({ refetchInterval: useSession().parametros.atualizacao_listas_ms });

/** Running work of the departments one works in; a technician's own (XLIST-02, XLIST-07). */
export function useActive() {
  const { fleet, warehouse } = profileOf(useSession());
  const refresh = useRefresh();
  const trucks = useCall('listActiveFleet', {}, { ...refresh, enabled: fleet });
  const forklifts = useCall('listActiveWarehouse', {}, { ...refresh, enabled: warehouse });
  const asked = [fleet ? [trucks] : [], warehouse ? [forklifts] : []].flat();
  const ready = asked.every(({ data }) => data !== undefined);
  return {
    data: ready ? asked.flatMap(({ data }) => data ?? []) : undefined,
    isError: asked.some(({ isError }) => isError),
    isRefetchError: ready && asked.some(({ isError }) => isError),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    failureCount: Math.max(...asked.map(({ failureCount }) => failureCount)),
    failureReason: asked.find(({ failureReason }) => failureReason !== null)?.failureReason ?? null,
    dataUpdatedAt: Math.min(...asked.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
  };
}

/** Paused work (XLIST-03). */
export const usePaused = () => useCall('listPaused', {}, useRefresh());

/** Orders awaiting approval (A), release (L) or the rest of their work (P) (XLIST-04, XLIST-05). */
export const useWaiting = (nr_tipo: 'A' | 'L' | 'P') =>
  useCall('listWaiting', { query: { nr_tipo } }, useRefresh());

/** The last closed orders, of one plate or all (CLOSED-01). */
export const useClosed = (plate: string) =>
  useCall('listClosedOrders', { query: plate === '' ? {} : { placa: plate } }, { keepPrevious: true });
