import { useState } from 'react';
import { MoneyField } from '../../core/components/MoneyField.tsx';
import { dotted } from '../../core/format/dotted.ts';
import { brl } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { type CorrectionAct, CorrectionFrame, isReason } from '../../fleet/components/CorrectionFrame.tsx';
import { dismissFlow } from '../../identity/flow.ts';
import { readDraft, writeDraft } from '../item-form.ts';
import type { ItemSheetProps } from './item-sheet.ts';

const nothing = { act: 'correct' as CorrectionAct, cents: null as number | null, reason: '' };

/** Another price, or none, in the place of one told at the end of work (G-127). */
export function CorrectPriceSheet({ order, flow, failure, draft, onDraft, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const form = readDraft(draft, nothing);
  const { act, cents, reason } = form;
  const told = order.precos.find(({ nr_sequencial }) => nr_sequencial === flow.price);
  if (told === undefined) return null;
  const change = (part: Partial<typeof nothing>) => onDraft(writeDraft({ ...form, ...part }, nothing));
  const lacksValue = act === 'correct' && !cents;

  function confirm(price: number) {
    setAsked(true);
    if (lacksValue || !isReason(reason)) return;
    onConfirm({ what: 'price', price, cents: act === 'void' ? null : cents, reason: reason.trim() });
  }

  return (
    <CorrectionFrame
      title={t('items.correctPrice.title')}
      about={dotted([brl(told.vl_total), told.ds_item === null ? null : label(told.ds_item)])}
      act={act}
      onAct={(next) => change({ act: next })}
      reason={reason}
      lacksReason={asked && !isReason(reason)}
      onReason={(next) => change({ reason: next })}
      voidName={t('items.correctPrice.void')}
      voidAbout={t('items.correctPrice.voidAbout')}
      failure={null}
      busy={false}
      onSend={() => confirm(told.nr_sequencial)}
      onClose={dismissFlow}
      question={failure}
    >
      <MoneyField
        label={t('items.correctPrice.value')}
        cents={cents}
        error={asked && lacksValue ? t('items.correctPrice.needsValue') : undefined}
        onChange={(next) => change({ cents: next })}
      />
    </CorrectionFrame>
  );
}
