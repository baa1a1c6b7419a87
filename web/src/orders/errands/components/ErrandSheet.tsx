import { type ReactNode, useState } from 'react';
import type { CallError } from '../../../core/api/errors.ts';
import { Button } from '../../../core/components/Button.tsx';
import css from '../../../core/components/Form.module.css';
import { Sheet } from '../../../core/components/Sheet.tsx';
import { cx } from '../../../core/cx.ts';
import { number } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { isReason } from '../../../fleet/components/CorrectionFrame.tsx';
import { FlowFailure } from '../../../identity/components/FlowFailure.tsx';
import type { Flow } from '../../../identity/flow.ts';
import { type AskingKind, errands, isWritten } from '../errands.ts';
import type { ErrandForm } from '../senders.ts';
import { CancelReasons } from './CancelReasons.tsx';
import own from './ErrandSheet.module.css';
import { ErrandText } from './ErrandText.tsx';
import { SupplierPicker } from './SupplierPicker.tsx';

interface ErrandSheetProps {
  flow: Flow & { kind: AskingKind };
  form: ErrandForm;
  failure: CallError | null;
  onChange: (form: ErrandForm) => void;
  /** Pictures that must be there first. */
  attachment?: Attachment;
  onConfirm: () => void;
  onClose: () => void;
}

/** A field for pictures, and whether they all arrived. */
interface Attachment {
  field: ReactNode;
  arrive: () => Promise<boolean>;
}

/** What is missing stands below a long choice: it is brought to where the person looks. */
const seen = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'nearest' });

/** One question per action, with the text of its button. */
export function ErrandSheet(props: ErrandSheetProps) {
  const { flow, form, failure, attachment, onChange, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [missing, setMissing] = useState(false);
  const { kind } = flow;
  const field = errands[kind].asks;
  const filled =
    field === 'nothing' ||
    (field === 'supplier'
      ? form.supplier !== null
      : flow.record === undefined
        ? form.text.trim() !== ''
        : isReason(form.text));
  const [busy, setBusy] = useState(false);
  async function confirm() {
    if (!filled) return setMissing(true);
    setBusy(true);
    const arrived = await (attachment?.arrive() ?? true);
    setBusy(false);
    if (arrived) onConfirm();
  }
  const change = (next: ErrandForm) => {
    setMissing(false);
    onChange(next);
  };
  const n = number(flow.work.nr_sequencial);
  return (
    <Sheet
      size="m"
      title={t(`orders.errand.${kind}.question`, { number: n, purchase: flow.purchase?.nr_oc ?? '' })}
      about={
        flow.record?.about ?? (flow.work.ds_conjunto === null ? undefined : label(flow.work.ds_conjunto))
      }
      onClose={onClose}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button size="xl" wide onClick={onClose}>
            {t('orders.errand.back')}
          </Button>
          <Button
            size="xl"
            wide
            look="primary"
            className={cx(field === 'reason' && own['danger'])}
            busy={busy}
            onClick={() => void confirm()}
          >
            {flow.changes ? t('orders.errand.changeSupplier') : t(`identity.action.${kind}`)}
          </Button>
        </div>
      }
    >
      <div className={css['form']}>
        {failure && <FlowFailure title={t(`orders.errand.${kind}.failed`)} error={failure} />}
        <p>{t(`orders.errand.${kind}.explain`)}</p>
        {field === 'reason' && (
          <CancelReasons chosen={form.text} onChoose={(text) => change({ ...form, text })} />
        )}
        {field === 'supplier' && (
          <SupplierPicker
            chosen={form.supplier}
            total={flow.work.total ?? null}
            onChoose={(supplier) => change({ ...form, supplier })}
          />
        )}
        {isWritten(kind) && (
          <ErrandText kind={kind} value={form.text} onChange={(text) => change({ ...form, text })} />
        )}
        {attachment?.field}
        {missing && kind !== 'closePurchase' && (
          <p className="error-text" role="alert" ref={seen}>
            {t(`orders.errand.${kind}.missing`)}
          </p>
        )}
      </div>
    </Sheet>
  );
}
