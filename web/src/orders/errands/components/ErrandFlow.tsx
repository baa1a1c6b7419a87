import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type CallError, isDigitsRefusal } from '../../../core/api/errors.ts';
import { number } from '../../../core/format/numbers.ts';
import { useErrorText } from '../../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { cameFrom } from '../../../core/last-list.ts';
import { notify, showPopup } from '../../../core/notices.ts';
import { useSession } from '../../../core/session/store.ts';
import { useDraft } from '../../../core/useDraft.ts';
import type { Delivery } from '../../../files/useAttachment.ts';
import type { Identity } from '../../../identity/components/IdentitySheet.tsx';
import { IdentityStep } from '../../../identity/components/IdentityStep.tsx';
import { dismissFlow, type ErrandKind, type Flow } from '../../../identity/flow.ts';
import { useShown } from '../../../identity/useShown.ts';
import { landingOf } from '../../../session/landing.ts';
import { afterClosing } from '../../after-closing.ts';
import { useLeaveOrder } from '../../useLeaveOrder.ts';
import { asks, errands, leaves } from '../errands.ts';
import { type ErrandDone, type ErrandForm, emptyErrand } from '../senders.ts';
import { ClaimSheet } from './ClaimSheet.tsx';
import { ErrandSheet } from './ErrandSheet.tsx';

interface Sent {
  form: ErrandForm;
  who: Identity;
}

/** What an errand asks, then who, then what came of it (DETAIL-12, DETAIL-14). */
export function ErrandFlow({ flow }: { flow: Flow & { kind: ErrandKind } }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const session = useSession();
  // Whoever turns down orders has more of them to decide where he came from; the documents lead the others home.
  const back = flow.kind === 'reject' ? cameFrom(landingOf(session)) : undefined;
  const leave = useLeaveOrder(flow.work.nr_sequencial, back);
  const [sendErrand] = useState(errands[flow.kind].sender);
  // What was begun survives a reload of the page, for this person and order.
  const [draft, setDraft] = useDraft(
    `rascunho-${flow.kind}-${session.tecnicoId}-${flow.record?.id ?? flow.work.nr_sequencial}`,
  );
  const [form, setForm] = useState<ErrandForm>({ ...emptyErrand, text: draft });
  const { kind } = flow;
  const { asShown, lookAgain } = useShown(flow);
  const asking = asks(kind);
  const delivery = useRef<Delivery>(null);
  const [confirming, setConfirming] = useState(!asking);
  const [failure, setFailure] = useState<CallError | null>(null);
  const command = useMutation<ErrandDone, CallError, Sent>({
    mutationFn: async ({ form: filled, who }) => {
      await delivery.current?.(who);
      return sendErrand(asShown, filled, who);
    },
  });

  const send = (who: Identity) =>
    command.mutate(
      { form, who },
      {
        onSuccess: ({ closed = false, protocol = '' }) => {
          setDraft('');
          dismissFlow();
          const done = t(`orders.errand.${kind}.done`, { number: number(flow.work.nr_sequencial), protocol });
          // Shown on the page navigated to, because the notice disappears after a second.
          const tell = () => notify.success(done);
          // Only equipment of the warehouse waits for a release that closes its order.
          if (closed)
            void afterClosing({ ...flow.work, departamento_os: 'ARMAZEM' })
              .then(leave)
              .then(tell);
          else if (leaves(kind)) void leave().then(tell);
          else tell();
        },
        onError: (error) => {
          if (isDigitsRefusal(error)) return;
          if (error.kind === 'kept') {
            setDraft('');
            dismissFlow();
            notify.success(say(error));
            return;
          }
          if (asking) {
            setConfirming(false);
            setFailure(error);
            return;
          }
          dismissFlow();
          showPopup({ title: t(`orders.errand.${kind}.failed`), text: say(error) });
        },
      },
    );

  const sheet = asking && {
    flow: { ...flow, kind },
    form,
    failure,
    onChange: (next: ErrandForm) => {
      setForm(next);
      setDraft(next.text);
    },
    onClose: dismissFlow,
    onConfirm: () => {
      if (failure !== null) lookAgain();
      setFailure(null);
      command.reset();
      setConfirming(true);
    },
  };
  return (
    <>
      {sheet &&
        (kind === 'claim' ? <ClaimSheet {...sheet} delivery={delivery} /> : <ErrandSheet {...sheet} />)}
      {confirming && (
        <IdentityStep
          flow={flow}
          error={command.error}
          busy={command.isPending}
          onConfirm={send}
          onClose={asking ? () => setConfirming(false) : dismissFlow}
        />
      )}
    </>
  );
}
