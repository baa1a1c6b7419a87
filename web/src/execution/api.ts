import type { CallName } from '@terminal/contract';
import { useCall, useCommand } from '../core/api/hooks.ts';
import { useSession } from '../core/session/store.ts';
import { useRefreshWork } from '../flow/api.ts';

/** A command on work: its sheet closes when the screen behind shows what it did. */
const useWorkCommand = <N extends CallName>(name: N) => useCommand(name, useRefreshWork());

/** Starts work. */
export const useStart = () => useWorkCommand('startExecution');
/** Starts work on the order of a plan, with its meter. */
export const usePlanStart = () => useWorkCommand('workOnPlan');
/** Continues work, for another mechanic as another order. */
export const useTakeOver = () => useWorkCommand('createTransitionOrder');
/** Pauses work. */
export const usePause = () => useWorkCommand('pauseExecution');
/** Stops or finishes work. */
export const useClose = () => useWorkCommand('closeExecution');

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
