import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { OrderDetail } from '@terminal/contract';
import type { ClosingMissing } from '@terminal/contract/order-closing';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CallError } from '../../core/api/errors.ts';
import css from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { StateButton } from '../../core/components/StateButton.tsx';
import { number } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { orderTitle } from '../../core/order-title.ts';
import { useNow } from '../../core/useNow.ts';
import { FileField } from '../../files/components/FileField.tsx';
import { type Delivery, useAttachment } from '../../files/useAttachment.ts';
import { useUpload } from '../../files/useUpload.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import type { CloseForm } from '../../orders/close-draft.ts';
import { itemInHand } from '../../orders/work-state.ts';
import { type CloseKind, missingFields, warnsEarly, withDone } from '../close-form.ts';
import { CloseFields } from './CloseFields.tsx';
import { PartsLeft } from './PartsLeft.tsx';
import { PartsQuestion } from './PartsQuestion.tsx';
import { StillToDo } from './StillToDo.tsx';

interface CloseSheetProps {
  order: OrderDetail;
  kind: CloseKind;
  form: CloseForm;
  failure: CallError | null;
  /** Set to what sends the pictures once it is known who closes. */
  delivery: RefObject<Delivery | null>;
  onChange: (form: CloseForm) => void;
  onStopInstead: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** What stopping or finishing needs to know, and nothing else (EXEC-20..26). */
export function CloseSheet(props: CloseSheetProps) {
  const { t } = useTranslation();
  const { order, kind, form, failure } = props;
  const after = kind === 'finish' ? withDone(order, form) : order;
  const { pede } = after;
  const upload = useUpload(order.nr_sequencial, 'E');
  const { waits, deliver } = useAttachment(upload, order.nr_sequencial);
  useEffect(() => {
    props.delivery.current = deliver;
  });
  const now = useNow('second');
  const fields = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly ClosingMissing[]>([]);
  // Missing fields stay marked until they are filled.
  const still = missingFields(pede, form, order);
  const missing = found.filter((field) => still.includes(field));
  const current = itemInHand(order);
  const plan = order.tp_os === 'V';
  const asked = kind === 'finish' && order.pede.pendentes.length > 0;
  const undone = kind === 'finish' && pede.pendentes.length > 0;
  const [sought, setSought] = useState(false);
  const early = warnsEarly(kind, after, now);

  function confirm() {
    setFound(still);
    setSought(undone);
    if (still.length === 0 && !undone) props.onConfirm();
    else requestAnimationFrame(() => fields.current?.querySelector('[aria-invalid]')?.scrollIntoView());
  }

  const n = number(order.nr_sequencial);
  return (
    <Sheet
      size="m"
      title={t(`execution.close.title.${kind}`, { number: n })}
      about={current ? label(current.item.ds_item) : orderTitle(order)}
      onClose={props.onClose}
      backdropCloses={false}
      footer={
        <>
          {undone && current && (
            <StateButton action="stop" place="card" size="l" wide onClick={props.onStopInstead}>
              {t('execution.close.stopInstead', { item: label(current.item.ds_item) })}
            </StateButton>
          )}
          <StateButton action={kind} place="main" wide busy={upload.busy} onClick={confirm}>
            {asked
              ? t('execution.close.registerAndFinish')
              : t(`execution.close.confirm.${kind}`, { number: n })}
          </StateButton>
        </>
      }
    >
      <div ref={fields} className={css['form']}>
        {failure && <FlowFailure title={t(`execution.failed.${kind}`)} error={failure} />}
        {asked && (
          <StillToDo
            order={order}
            done={form.done}
            undone={undone}
            sought={sought}
            onChange={(done) => props.onChange({ ...form, done })}
          />
        )}
        {kind === 'stop' && <StopMeans closes={pede.fecha} />}
        {early && (
          <p className={css['warning']} role="status">
            <IconAlertTriangle aria-hidden />
            {t('execution.close.early')}
          </p>
        )}
        {(kind === 'finish' || pede.fecha) && <PartsLeft order={after} />}
        {kind === 'finish' && <PartsQuestion order={after} />}
        <CloseFields {...props} order={after} missing={missing} />
        {plan && (
          <FileField
            label={t('execution.close.files')}
            upload={upload}
            onAdd={() => void (waits || upload.send(order.nr_sequencial))}
          />
        )}
      </div>
    </Sheet>
  );
}

/** What becomes of the service, and of the order with the last one: who only rests has to pause. */
function StopMeans({ closes }: { closes: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={closes ? css['warning'] : 'soft'}>
      {closes && <IconAlertTriangle aria-hidden />}
      {t(`execution.close.means.${closes ? 'closes' : 'done'}`)}
    </p>
  );
}
