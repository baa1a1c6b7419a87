import { useState } from 'react';
import { number } from '../../core/format/numbers.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { showPopup } from '../../core/notices.ts';
import { useOrderLinks } from '../../core/useOrderLinks.ts';
import type { Identity } from '../../identity/components/IdentitySheet.tsx';
import { IdentityStep } from '../../identity/components/IdentityStep.tsx';
import { dismissFlow, originShown, type WorkFlow } from '../../identity/flow.ts';
import { useStart } from '../api.ts';
import { openWork } from '../open-work.ts';
import { useFlowEnd } from '../useFlowEnd.ts';
import { useImpossibleAway } from '../useImpossibleAway.ts';
import { TransitionSheet } from './TransitionSheet.tsx';

/** Starts an order or item, or continues a paused one; another technician's pause is taken over (G-41). */
export function StartFlow({ flow }: { flow: WorkFlow }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const start = useStart(flow);
  const impossibleAway = useImpossibleAway();
  const orderLinks = useOrderLinks();
  const [identity, setIdentity] = useState<Identity | null>(null);
  const { end, onError } = useFlowEnd({
    show: (error) => {
      dismissFlow();
      showPopup({
        title: t('execution.failed.start'),
        text: say(error),
        links: orderLinks(error.NR_SEQ_OS),
      });
    },
  });

  function send(who: Identity) {
    if (impossibleAway(who.nr_seq_clifor, flow)) return dismissFlow();
    setIdentity(who);
    const body = {
      nr_seq_os: flow.work.nr_sequencial,
      ...(flow.item !== undefined && { nr_seq_item: flow.item }),
      ...originShown(flow.work),
      ...who,
    };
    start.mutate(
      { body },
      {
        onSuccess: ({ gera_transicao }) => {
          if (gera_transicao) return;
          const said = flow.kind === 'resume' ? 'execution.resumed' : 'execution.started';
          end(t(said, { number: number(flow.work.nr_sequencial) }));
          openWork(flow.work.nr_sequencial);
        },
        onError,
      },
    );
  }

  if (start.data?.gera_transicao && identity) {
    return <TransitionSheet order={flow.work.nr_sequencial} identity={identity} />;
  }
  return (
    <IdentityStep
      flow={flow}
      error={start.error}
      busy={start.isPending}
      onConfirm={send}
      onClose={dismissFlow}
    />
  );
}
