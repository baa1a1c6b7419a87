import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import type { OrderDetail } from '@terminal/contract';
import type { ClosingMissing } from '@terminal/contract/order-closing';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../core/api/errors.ts';
import css from '../../core/components/Form.module.css';
import { Sheet } from '../../core/components/Sheet.tsx';
import { StateButton } from '../../core/components/StateButton.tsx';
import { number } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { orderTitle } from '../../core/order-title.ts';
import { useNow } from '../../core/useNow.ts';
import { FileField } from '../../files/components/FileField.tsx';
import { useUpload } from '../../files/useUpload.ts';
import { FlowFailure } from '../../identity/components/FlowFailure.tsx';
import { itemInHand, pendingItems } from '../../orders/work-state.ts';
import { type CloseForm, type CloseKind, missingFields, startedJustNow } from '../close-form.ts';
import { CloseFields } from './CloseFields.tsx';
import { PartsQuestion } from './PartsQuestion.tsx';
import { useWayOn } from './useWayOn.tsx';

interface CloseSheetProps {
  order: OrderDetail;
  kind: CloseKind;
  form: CloseForm;
  failure: CallError | null;
  onChange: (form: CloseForm) => void;
  onStopInstead: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** What stopping or finishing needs to know, and nothing else (EXEC-20..26). */
export function CloseSheet(props: CloseSheetProps) {
  const { t } = useTranslation();
  const { order, kind, form, failure } = props;
  const { pede } = order;
  const upload = useUpload(order.nr_sequencial, 'E');
  const now = useNow('second');
  const fields = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly ClosingMissing[]>([]);
  // Missing fields stay marked until they are filled.
  const still = missingFields(pede, form, order);
  const missing = found.filter((field) => still.includes(field));
  const current = itemInHand(order);
  const plan = order.tp_os === 'V';
  const pending = kind === 'finish' ? pendingItems(order) : [];
  const blocked = pending.length > 0;
  const wayOn = useWayOn(order, props.onStopInstead);
  const early = pede.fecha && startedJustNow(order.dt_inicial, now);

  function confirm() {
    setFound(still);
    if (still.length === 0) props.onConfirm();
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
        blocked ? (
          wayOn
        ) : (
          <StateButton action={kind} place="main" wide busy={upload.busy} onClick={confirm}>
            {t(`execution.close.confirm.${kind}`, { number: n })}
          </StateButton>
        )
      }
    >
      <div ref={fields} className={css['form']}>
        {failure && <FlowFailure title={t('execution.failed.close')} error={failure} />}
        {blocked ? (
          <Pending plan={plan} names={pending.map(({ item }) => label(item.ds_item))} />
        ) : (
          <>
            {early && (
              <p className={css['warning']} role="status">
                <IconAlertTriangle aria-hidden />
                {t('execution.close.early')}
              </p>
            )}
            {kind === 'finish' && <PartsQuestion order={order} />}
            <CloseFields {...props} missing={missing} />
            {plan && (
              <FileField
                label={t('execution.close.files')}
                upload={upload}
                onAdd={() => void upload.send(order.nr_sequencial)}
              />
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The items that come first, by name. */
function Pending({ plan, names }: { plan: boolean; names: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={css['warning']} role="alert">
        <IconAlertTriangle aria-hidden />
        {t(plan ? 'execution.close.pendingPlan' : 'execution.close.pending')}
      </p>
      <p className={css['legend']}>{t('execution.close.pendingList')}</p>
      <ul className={css['facts']}>
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may bear the same name; the list does not change.
          <li key={place}>
            <IconCircle aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
