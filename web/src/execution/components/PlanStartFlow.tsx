import type { OrderDetail } from '@terminal/contract';
import { useState } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import { ErrorState } from '../../core/components/ErrorState.tsx';
import css from '../../core/components/Form.module.css';
import { MeterQuestion } from '../../core/components/MeterQuestion.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Shape, Skeleton } from '../../core/components/Skeleton.tsx';
import { StateButton } from '../../core/components/StateButton.tsx';
import { number } from '../../core/format/numbers.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { asksMeter } from '../../core/meter.ts';
import { useSession } from '../../core/session/store.ts';
import { useDraft } from '../../core/useDraft.ts';
import { useOrder } from '../../identity/api.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { Identity } from '../../identity/components/IdentitySheet.tsx';
import { IdentityStep } from '../../identity/components/IdentityStep.tsx';
import { dismissFlow, originShown, type WorkFlow } from '../../identity/flow.ts';
import { useShown } from '../../identity/useShown.ts';
import { usePlanStart } from '../api.ts';
import { openWork } from '../open-work.ts';
import { useFlowEnd } from '../useFlowEnd.ts';
import { useImpossibleAway } from '../useImpossibleAway.ts';
import { MeterField } from './MeterField.tsx';

/** Starts a plan order: the meter if it can be read, then who (EXEC-07, G-57). */
export function PlanStartFlow({ flow }: { flow: WorkFlow }) {
  const { t } = useTranslation();
  const start = usePlanStart(flow);
  const impossibleAway = useImpossibleAway();
  const { asShown, lookAgain } = useShown(flow);
  const [meter, setMeter] = useDraft(`iniciar ${useSession().tecnicoId} ${flow.work.nr_sequencial}`);
  const [asking, setAsking] = useState(false);
  const [identity, setIdentity] = useState<Identity | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const { end, onError } = useFlowEnd({
    clear: () => setMeter(''),
    show: (error) => {
      setAsking(false);
      setFailure(error);
    },
  });

  function send(who: Identity, meterConfirmed = false) {
    if (impossibleAway(who.nr_seq_clifor, flow)) return dismissFlow();
    setIdentity(who);
    const body = {
      nrSeqOs: flow.work.nr_sequencial,
      acao: 'I' as const,
      ...originShown(asShown.work),
      tecnicoId: who.nr_seq_clifor,
      cpf: who.cpf,
      ...(meter !== '' && { km_veiculo: Number(meter) }),
      ...(meterConfirmed && { confirma_km: 'S' as const, confirma: 'S' as const }),
    };
    start.mutate(
      { body },
      {
        onSuccess: () => {
          end(t('execution.started', { number: number(flow.work.nr_sequencial) }));
          openWork(flow.work.nr_sequencial);
        },
        onError,
      },
    );
  }

  const question = asksMeter(start.error) ? start.error : null;
  return (
    <>
      <PlanStartSheet
        flow={flow}
        meter={meter}
        failure={failure}
        onMeter={setMeter}
        onConfirm={() => {
          if (failure !== null) lookAgain();
          setFailure(null);
          start.reset();
          setAsking(true);
        }}
      />
      {asking && question === null && (
        <IdentityStep
          flow={flow}
          error={start.error}
          busy={start.isPending}
          onConfirm={(who) => send(who)}
          onClose={() => setAsking(false)}
        />
      )}
      {asking && question !== null && identity && (
        <MeterQuestion
          doubt={question}
          busy={start.isPending}
          onYes={() => send(identity, true)}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface PlanStartSheetProps {
  flow: WorkFlow;
  meter: string;
  failure: CallError | null;
  onMeter: (digits: string) => void;
  onConfirm: () => void;
}

function PlanStartSheet({ flow, meter, failure, onMeter, onConfirm }: PlanStartSheetProps) {
  const { t } = useTranslation();
  const [checked, setChecked] = useState(false);
  const order = useOrder(flow.work.nr_sequencial);
  const low = order.data !== undefined && isTooLow(order.data, meter);
  return (
    <Sheet
      title={t('execution.plan.title', { number: number(flow.work.nr_sequencial) })}
      about={
        order.data && t(order.data.tp_medidor === 'H' ? 'execution.plan.askHours' : 'execution.plan.ask')
      }
      onClose={dismissFlow}
      backdropCloses={false}
      footer={
        <StateButton
          action="start"
          place="main"
          wide
          disabled={order.data === undefined}
          onClick={() => {
            setChecked(true);
            if (!low) onConfirm();
          }}
        />
      }
    >
      <div className={css['form']}>
        {failure && !(checked && low) && <FlowFailure title={t('execution.failed.start')} error={failure} />}
        {order.isPending && (
          <Skeleton>
            <Shape height="96px" radius="10px" />
          </Skeleton>
        )}
        {order.isError && (
          <ErrorState
            title={t('identity.orderFailed')}
            error={order.error}
            busy={order.isFetching}
            onRetry={() => void order.refetch()}
          />
        )}
        {order.data && (
          <MeterField
            needed
            kind={order.data.tp_medidor}
            now={order.data.km_veiculo}
            value={meter}
            error={checked && low ? t('execution.close.meterTooLow') : undefined}
            onChange={onMeter}
          />
        )}
      </div>
    </Sheet>
  );
}

/** A given meter may not be below the present one (EXEC-29). */
const isTooLow = ({ km_veiculo }: Pick<OrderDetail, 'km_veiculo'>, meter: string) =>
  meter !== '' && Number(meter) < km_veiculo;
