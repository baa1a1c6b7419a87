import { useQueryClient } from '@tanstack/react-query';
import type { CallName, OrderDetail } from '@terminal/contract';
import type { CallError } from '../core/api/errors.ts';
import { callKey, useCall, useCommand } from '../core/api/hooks.ts';
import { useSession } from '../core/session/store.ts';

/** The answers a work command makes old. */
const touched = [
  'getOrder',
  'listOrderItems',
  'listRunning',
  'listOrders',
  'listWarehouseOrders',
  'listExternalOrders',
  'getReleaseAverages',
  'getWarehouseAverages',
  'getCounters',
  'listTechnicians',
] as const satisfies readonly CallName[];

/** Shows the order a command answered at once, and loads again what else it changed. */
export function useRefreshWork(): (order?: OrderDetail) => void {
  const client = useQueryClient();
  return (order) => {
    if (order)
      client.setQueryData(callKey('getOrder', { params: { id: String(order.nr_sequencial) } }), order);
    // An order that goes on has no pause to ask for: forgotten, not loaded again.
    client.removeQueries({ queryKey: callKey('getPause') });
    for (const name of touched) void client.invalidateQueries({ queryKey: callKey(name) });
  };
}

export const useStart = () => useCommand('startExecution');
export const useTakeOver = () => useCommand('createTransitionOrder');
export const usePause = () => useCommand('pauseExecution');
export const useClose = () => useCommand('closeExecution');

/** The order a flow works on, with all it needs to know. */
export const useOrder = (number: number | string) => useCall('getOrder', { params: { id: String(number) } });

/** Work running in the name of the signed-in person; a shared terminal has none of its own. */
export function useOwnRunning() {
  const { tecnicoId, atendeOs, fornecExt, parametros } = useSession();
  return useCall(
    'listRunning',
    { body: { nr_seq_clifor: tecnicoId } },
    {
      enabled: atendeOs === 'S' || fornecExt === 'S',
      refetchInterval: parametros.atualizacao_listas_ms,
    },
  );
}

const tenMinutes = 10 * 60_000;

export const useReasons = (kind: 'PAUSA' | 'SOCORRO', enabled = true) =>
  useCall('listReasons', { query: { tp_motivo: kind } }, { staleTime: tenMinutes, enabled });

export const useTechnicians = (enabled: boolean) =>
  useCall('listTechnicians', {}, { enabled, staleTime: 5_000 });

/** Refusals about who acts: they are shown where the digits are typed. */
export const isIdentityRefusal = (error: CallError): boolean =>
  error.codigo === 'CPF_INCORRETO' || error.codigo === 'CPF_BLOQUEADO';
