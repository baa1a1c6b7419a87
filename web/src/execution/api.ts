import { useQueryClient } from '@tanstack/react-query';
import type { CallName } from '@terminal/contract';
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
  'listActiveFleet',
  'listActiveWarehouse',
  'listPaused',
  'listWaiting',
] as const satisfies readonly CallName[];

/** Longest wait, in ms, for the screen behind a sheet to show what a command did. */
const longestRefresh = 3_000;

/** Loads again what a work command changed; done when the screens on show have it, or the network is too slow. */
export function useRefreshWork(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    // An order that goes on has no pause to ask for: forgotten, not loaded again.
    client.removeQueries({ queryKey: callKey('getPause') });
    const loaded = touched.map((name) => client.invalidateQueries({ queryKey: callKey(name) }));
    const patience = new Promise((resolve) => setTimeout(resolve, longestRefresh));
    await Promise.race([Promise.all(loaded), patience]);
  };
}

/** A command on work: its sheet closes when the screen behind shows what it did. */
const useWorkCommand = <N extends CallName>(name: N) => useCommand(name, useRefreshWork());

export const useStart = () => useWorkCommand('startExecution');
export const usePlanStart = () => useWorkCommand('workOnPlan');
export const useTakeOver = () => useWorkCommand('createTransitionOrder');
export const usePause = () => useWorkCommand('pauseExecution');
export const useClose = () => useWorkCommand('closeExecution');

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

export const useReasons = (kind: 'PAUSA' | 'SOCORRO' | 'CANCELAMENTO', enabled = true) =>
  useCall('listReasons', { query: { tp_motivo: kind } }, { staleTime: tenMinutes, enabled });

export const useTechnicians = (enabled: boolean) =>
  useCall('listTechnicians', {}, { enabled, staleTime: 5_000 });

/** Refusals about who acts: they are shown where the digits are typed. */
export const isIdentityRefusal = (error: CallError): boolean =>
  error.codigo === 'CPF_INCORRETO' || error.codigo === 'CPF_BLOQUEADO';
