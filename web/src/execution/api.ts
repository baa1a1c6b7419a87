import { kindOf } from '@terminal/contract/permissions';
import { useCall, useCommand } from '../core/api/hooks.ts';
import { useSession } from '../core/session/store.ts';
import type { WorkFlow } from '../identity/flow.ts';
import type { SendCall } from '../offline/sends/calls.ts';
import { useKeptCommand } from '../offline/sends/hooks.ts';

/** A command on work: its sheet closes when the screen behind shows the effect. Without network it is stored. */
const useWorkCommand = <N extends SendCall>(name: N, { work, kind }: WorkFlow, text?: string) =>
  useKeptCommand(name, {
    what: kind,
    order: work.nr_sequencial,
    plate: work.nr_placa,
    place: { nr_frota: work.nr_frota, ds_conjunto: work.ds_conjunto, ...work.level },
    ...(text !== undefined && { text }),
  });

/** Starts work. */
export const useStart = (flow: WorkFlow) => useWorkCommand('startExecution', flow);
/** Starts work on the order of a plan, with its meter. */
export const usePlanStart = (flow: WorkFlow) => useWorkCommand('workOnPlan', flow);
/** Continues work, for another technician as another order: only the server can say which. */
export const useTakeOver = () => useCommand('createTransitionOrder');
/** Pauses work. */
export const usePause = (flow: WorkFlow) => useWorkCommand('pauseExecution', flow);
/** Stops or finishes work. @param service name of the service given with it */
export const useClose = (flow: WorkFlow, service?: string) => useWorkCommand('closeExecution', flow, service);

/** Work running in the name of the signed-in person; a shared terminal has none of its own. */
export function useOwnRunning() {
  const session = useSession();
  const { tecnicoId, parametros } = session;
  return useCall(
    'listRunning',
    { body: { nr_seq_clifor: tecnicoId } },
    {
      enabled: kindOf(session) !== 'staff',
      refetchInterval: parametros.atualizacao_listas_ms,
    },
  );
}
