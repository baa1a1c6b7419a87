import type { OrderDetail } from '@terminal/contract';
import { useEffect, useRef, useState } from 'react';
import { CallError, isDigitsRefusal } from '../../core/api/errors.ts';
import { useReach } from '../../core/api/reach.ts';
import { MeterQuestion } from '../../core/components/MeterQuestion.tsx';
import { number } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { asksMeter } from '../../core/meter.ts';
import { notify } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { useDraft } from '../../core/useDraft.ts';
import type { Delivery } from '../../files/useAttachment.ts';
import { useOrder } from '../../identity/api.ts';
import type { WorkIdentity } from '../../identity/components/IdentitySheet.tsx';
import { IdentityStep } from '../../identity/components/IdentityStep.tsx';
import { OrderWait } from '../../identity/components/OrderWait.tsx';
import { dismissFlow, type Flow } from '../../identity/flow.ts';
import { afterClosing } from '../../orders/after-closing.ts';
import { type CloseForm, closeDraft, readForm, writeForm } from '../../orders/close-draft.ts';
import { useLeaveOrder } from '../../orders/useLeaveOrder.ts';
import { landingAfterFinishing } from '../../session/landing.ts';
import { askSurveys } from '../../surveys/pending.ts';
import { useClose } from '../api.ts';
import { asksNothing, type CloseKind, closeBody, withDone } from '../close-form.ts';
import { useFlowEnd } from '../useFlowEnd.ts';
import { CloseSheet } from './CloseSheet.tsx';

/**
 * Stops the running service or finishes the order: loads the order, asks for the required input, then for the acting person
 * (G-39).
 */
export function CloseFlow({ flow }: { flow: Flow & { kind: CloseKind } }) {
  const { t } = useTranslation();
  const loaded = useOrder(flow.work.nr_sequencial);
  // The order as it was when the sheet opened: the required input does not change while it is being filled in. The meter does:
  // a wrong reading may be corrected meanwhile.
  const [order, setOrder] = useState<OrderDetail | null>(null);
  const { online } = useReach();
  // Without network nothing newer comes than what this terminal keeps.
  const isNewest = !online || !loaded.isStale || loaded.isFetchedAfterMount;
  const fresh = (isNewest && loaded.data) || null;
  useEffect(() => {
    if (fresh) setOrder((known) => known ?? fresh);
  }, [fresh]);
  const opened = order ?? fresh;
  if (opened) return <Closing flow={flow} order={{ ...opened, km_veiculo: (fresh ?? opened).km_veiculo }} />;
  const title = t(`execution.close.title.${flow.kind}`, { number: number(flow.work.nr_sequencial) });
  return <OrderWait title={title} answer={loaded} />;
}

function Closing({ flow, order }: { flow: Flow & { kind: CloseKind }; order: OrderDetail }) {
  const { t } = useTranslation();
  const session = useSession();
  const leave = useLeaveOrder(order.nr_sequencial, landingAfterFinishing(session, order));
  const [kind, setKind] = useState(flow.kind);
  const direct = asksNothing(kind, order.pede);
  const [draft, setDraft] = useDraft(closeDraft(session.tecnicoId, order.nr_sequencial));
  const form = doneOnly(readForm(draft), order);
  const close = useClose({ ...flow, kind }, form.service ? label(form.service.ds_item) : undefined);
  const [confirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [identity, setIdentity] = useState<WorkIdentity | null>(null);
  const delivery = useRef<Delivery>(null);
  /** Why the pictures of the sheet were not taken. */
  const [undelivered, setUndelivered] = useState<CallError | null>(null);
  const [delivering, setDelivering] = useState(false);
  const { end, onError } = useFlowEnd({
    clear: () => setDraft(''),
    show: (error) => {
      setConfirming(false);
      setFailure(error);
    },
  });

  function send(who: WorkIdentity, meterConfirmed = false) {
    setIdentity(who);
    setUndelivered(null);
    setDelivering(true);
    Promise.resolve(delivery.current?.(who))
      .then(
        () => closeAs(who, meterConfirmed),
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error;
          setUndelivered(error);
          if (isDigitsRefusal(error)) return;
          setConfirming(false);
          setFailure(error);
        },
      )
      .finally(() => setDelivering(false));
  }

  function closeAs(who: WorkIdentity, meterConfirmed: boolean) {
    const body = {
      ...closeBody(kind === 'finish' ? withDone(order, form) : order, kind, form),
      ...(kind === 'stop' && flow.next !== undefined && { proximo: flow.next }),
      ...(meterConfirmed && { confirma_km: 'S' as const, confirma: 'S' as const }),
      ...who,
    };
    close.mutate(
      { body },
      {
        onSuccess: ({ codigo, pesquisa_nps }) => {
          const n = number(order.nr_sequencial);
          if (codigo !== 'E')
            return end(t(`execution.close.done.${flow.next === undefined ? 'stop' : 'next'}`, { number: n }));
          end();
          // Said on the page that follows: a notice is gone in a second.
          void afterClosing(order)
            .then(leave)
            .then(() => {
              askSurveys(pesquisa_nps);
              notify.success(t('execution.close.done.finish', { number: n }));
            });
        },
        onError,
      },
    );
  }

  const who = (onClose: () => void) => (
    <IdentityStep
      flow={{ ...flow, kind }}
      error={undelivered ?? close.error}
      busy={delivering || close.isPending}
      onConfirm={(chosen) => send(chosen)}
      onProved={(chosen) => send(chosen)}
      onClose={onClose}
    />
  );
  if (direct && failure === null) return who(dismissFlow);
  return (
    <>
      <CloseSheet
        order={order}
        kind={kind}
        form={form}
        failure={failure}
        delivery={delivery}
        onChange={(next) => {
          setFailure(null);
          setDraft(writeForm(next));
        }}
        onStopInstead={() => setKind('stop')}
        onClose={dismissFlow}
        onConfirm={() => {
          setFailure(null);
          close.reset();
          setConfirming(true);
        }}
      />
      {confirming && !asksMeter(close.error) && who(() => setConfirming(false))}
      {confirming && close.error && asksMeter(close.error) && identity && (
        <MeterQuestion
          doubt={close.error}
          busy={close.isPending}
          onYes={() => send(identity, true)}
          onNo={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** A form without ticks of items that were attended since. */
const doneOnly = (form: CloseForm, { pede }: OrderDetail): CloseForm => ({
  ...form,
  done: form.done.filter((item) => pede.pendentes.includes(item)),
});
