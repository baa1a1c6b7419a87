import * as limits from '@terminal/contract/limits';
import { useId, useState } from 'react';
import css from '../../core/components/Form.module.css';
import { FormSheet } from '../../core/components/FormSheet.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { isReason } from '../../fleet/components/CorrectionFrame.tsx';
import { dismissFlow } from '../../identity/flow.ts';
import { readDraft, writeDraft } from '../item-form.ts';
import type { ItemSheetProps } from './item-sheet.ts';
import { OrderSubstitutes } from './OrderSubstitutes.tsx';

const nothing = { reason: '' };

/** An approver dispenses an item of the plan, or withdraws the dispensation, with a reason (G-37). */
export function DispenseSheet({ order, flow, failure, draft, onDraft, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const id = useId();
  const { reason } = readDraft(draft, nothing);
  const [missing, setMissing] = useState(false);
  const item = order.itens.find(({ nr_sequencial }) => nr_sequencial === flow.item);
  if (item === undefined) return null;
  const gone = item.dispensa !== null;
  const what = gone ? 'withdraw' : 'dispense';

  function confirm(row: number) {
    if (gone ? !isReason(reason) : reason.trim() === '') return setMissing(true);
    onConfirm({ what, row, reason: reason.trim() });
  }

  return (
    <FormSheet
      size="m"
      title={t(`items.${what}`)}
      about={label(item.item.ds_item)}
      onClose={dismissFlow}
      onSend={() => confirm(item.nr_sequencial)}
      send={t(`items.${what}`)}
    >
      {failure}
      <p>{t(`items.${what}About`)}</p>
      {!gone && <OrderSubstitutes order={order} row={item.nr_sequencial} />}
      <div className={css['written']}>
        <label htmlFor={id}>{t(`items.${what}Reason`)}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={limits.dispenseItem.motivo}
          value={reason}
          aria-invalid={missing || undefined}
          onChange={({ target }) => {
            setMissing(false);
            onDraft(writeDraft({ reason: target.value }, nothing));
          }}
        />
      </div>
      {missing && (
        <p className="error-text" role="alert">
          {t(gone ? 'fleet.correction.needsReason' : 'items.dispenseMissing')}
        </p>
      )}
    </FormSheet>
  );
}
