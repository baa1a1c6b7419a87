import { useState } from 'react';
import { CallError, isDigitsRefusal } from '../../core/api/errors.ts';
import { useErrorText } from '../../core/i18n/useErrorText.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { navigate } from '../../core/navigation/navigate.ts';
import { showPopup } from '../../core/notices.ts';
import { useSession } from '../../core/session/store.ts';
import { useMounted } from '../../core/useMounted.ts';
import { useOrderLinks } from '../../core/useOrderLinks.ts';
import { useUpload } from '../../files/useUpload.ts';
import { landingOf } from '../../session/landing.ts';
import { askOpenOrder, type Subject, useCreateOrder, useNotification } from './api.ts';
import type { NewOrderForm } from './form.ts';
import { subjectOf } from './useNewOrder.ts';
import { type OpenedOrder, useOpened } from './useOpened.ts';

/** Person who opens the order; with digits for a technician selected on a shared terminal. */
interface Opener {
  nr_seq_clifor: number;
  cpf?: string;
}

/**
 * Checks for a duplicate, creates the order, sends notification and files, and navigates to the list (NEWOS-04, NEWOS-07,
 * NEWOS-13, NEWOS-14).
 */
export function useCreation({ onCreated, onRefused }: { onCreated: () => void; onRefused: () => void }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const orderLinks = useOrderLinks();
  const opened = useOpened();
  const session = useSession();
  const create = useCreateOrder();
  const notification = useNotification();
  const mounted = useMounted();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [created, setCreated] = useState<OpenedOrder | null>(null);
  const upload = useUpload(created?.nr_seq_os ?? null, 'A');

  function leave(order: OpenedOrder) {
    showPopup({ title: t('newOrder.success'), ...opened(t('newOrder.created'), order) });
    // If the person has navigated away, the page stays; remaining files are sent in the background.
    if (mounted()) void navigate({ to: landingOf(session) });
  }

  async function send(subject: Subject, form: NewOrderForm, opener: Opener) {
    const open = await askOpenOrder(subject);
    if (open.osExistente) {
      onRefused();
      const links = orderLinks(open.nr_seq_os);
      return showPopup({ title: t('newOrder.oops'), text: t('newOrder.exists'), links });
    }
    const order = await create.mutateAsync({
      body: {
        placa: subject.plate,
        nr_segmento: subject.segment,
        nr_problema: subject.problem,
        descricaoProblema: form.description.trim(),
        ...(form.driver !== null && { nr_seq_clifor_motorista: form.driver }),
        ...(form.rescue && {
          socorroEmRota: { nr_telefone: form.phone.trim(), ds_local: form.place.trim() },
        }),
        idMecanico: opener.nr_seq_clifor,
        ...(opener.cpf !== undefined && { cpf: opener.cpf }),
      },
    });
    notification.mutate({ query: { nr_seq_os: String(order.nr_seq_os) } });
    onCreated();
    // Files that fail are no reason to doubt the order: they stay on the screen to be sent again.
    if (await upload.send(order.nr_seq_os, opener)) leave(order);
    else setCreated(order);
  }

  return {
    busy,
    /** The order whose files did not all go up; null before. */
    created,
    upload,
    leave() {
      if (created !== null) leave(created);
    },
    /** Refusal of the digits. */
    failure,
    /** @param opener on a shared terminal the technician picked, with the digits */
    create(form: NewOrderForm, opener: Opener = { nr_seq_clifor: session.tecnicoId }) {
      const subject = subjectOf(form);
      if (subject === null || busy) return;
      setBusy(true);
      setFailure(null);
      send(subject, form, opener)
        .catch((error: unknown) => {
          if (error instanceof CallError && isDigitsRefusal(error)) return setFailure(error);
          onRefused();
          const links = error instanceof CallError ? orderLinks(error.NR_SEQ_OS) : [];
          showPopup({ title: t('newOrder.oops'), text: reasonOf(error), links });
        })
        .finally(() => setBusy(false));
    },
  };

  /** A refusal says why; anything else is the documented text (NEWOS-13, G-115), without network with that. */
  function reasonOf(error: unknown): string {
    const refused = error instanceof CallError && error.codigo !== null && error.codigo !== 'FALHA_INTERNA';
    if (refused) return say(error);
    const away = error instanceof CallError && error.kind === 'offline';
    return away ? `${t('newOrder.createFailed')} ${t('identity.offline')}` : t('newOrder.createFailed');
  }
}
