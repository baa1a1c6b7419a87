import type { AnswerOf } from '@terminal/contract';
import { InShell } from '../../core/components/InShell.tsx';
import { RunningWorkBar } from '../../core/components/RunningWorkBar.tsx';
import { navigate, usePathname } from '../../core/navigation/navigate.ts';
import { useSession } from '../../core/session/store.ts';
import { type FlowKind, openFlow, useFlow } from '../../identity/flow.ts';
import { useOwnRunning } from '../api.ts';

type Running = AnswerOf<'listRunning'>[number];

/** The signed-in person's running work on every screen but its own page and the execution list, where it stands larger. */
export function WorkInHand() {
  const { tecnicoId } = useSession();
  const flow = useFlow();
  const running = useOwnRunning();
  const path = usePathname();
  const work = running.data?.[0];
  const ownPage = path.split('/')[2] === String(work?.nr_seq_os) || path.toLowerCase() === '/execucao';
  if (!work || ownPage) return null;
  const open = (kind: FlowKind) => openFlow({ kind, work: workOfRunning(work, tecnicoId) });
  return (
    <InShell place="work">
      <RunningWorkBar
        work={work}
        others={(running.data?.length ?? 1) - 1}
        busy={flow?.work.nr_sequencial === work.nr_seq_os}
        onOpen={() => void navigate({ to: '/os/$id/trabalho', params: { id: String(work.nr_seq_os) } })}
        onPause={() => open('pause')}
        onFinish={() => open('finish')}
      />
    </InShell>
  );
}

const workOfRunning = (work: Running, technician: number) => ({
  nr_sequencial: work.nr_seq_os,
  nr_placa: work.nr_placa,
  nr_frota: work.nr_frota,
  ds_conjunto: work.ds_conjunto,
  technician,
});
