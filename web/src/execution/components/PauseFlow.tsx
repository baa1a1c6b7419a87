import { useState } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import { useDraft } from '../../core/useDraft.ts';
import type { WorkIdentity } from '../../identity/components/IdentitySheet.tsx';
import { IdentityStep } from '../../identity/components/IdentityStep.tsx';
import { dismissFlow, type WorkFlow } from '../../identity/flow.ts';
import { usePause } from '../api.ts';
import { useFlowEnd } from '../useFlowEnd.ts';
import { type PauseChoice, PauseSheet } from './PauseSheet.tsx';

/** Why, then who; a pause that fails leaves the sheet as it was (EXEC-08..13). */
export function PauseFlow({ flow }: { flow: WorkFlow }) {
  const { t } = useTranslation();
  const pause = usePause(flow);
  const [note, setNote] = useDraft(`pausa ${useSession().tecnicoId} ${flow.work.nr_sequencial}`);
  const [choice, setChoice] = useState<PauseChoice | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const { end, onError } = useFlowEnd({
    clear: () => setNote(''),
    show: (error) => {
      setChoice(null);
      setFailure(error);
    },
  });

  function send(chosen: PauseChoice, who: WorkIdentity) {
    const body = {
      nr_seq_os: flow.work.nr_sequencial,
      justificativa: chosen.reason,
      ...(chosen.part !== null && { peca: chosen.part }),
      ...(chosen.note !== '' && { observacao: chosen.note }),
      ...who,
    };
    pause.mutate(
      { body },
      {
        onSuccess: ({ nr_sequencial }) => end(t('execution.pause.done', { number: number(nr_sequencial) })),
        onError,
      },
    );
  }

  return (
    <>
      <PauseSheet
        work={flow.work}
        note={note}
        failure={failure}
        onNote={setNote}
        onClose={dismissFlow}
        onConfirm={(chosen) => {
          setFailure(null);
          pause.reset();
          setChoice(chosen);
        }}
      />
      {choice && (
        <IdentityStep
          flow={flow}
          error={pause.error}
          busy={pause.isPending}
          onConfirm={(who) => send(choice, who)}
          onProved={(who) => send(choice, who)}
          onClose={() => setChoice(null)}
        />
      )}
    </>
  );
}
