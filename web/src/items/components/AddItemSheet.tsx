import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import css from '../../flow/components/Flow.module.css';
import { dismissFlow } from '../../flow/flow.ts';
import { type AddForm, emptyAdd, isComplete, readDraft, writeDraft } from '../item-form.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import type { ItemSheetProps } from './item-sheet.ts';

/** A part or a service put on the order (ITEMS-08..10). */
export function AddItemSheet({ order, failure, draft, onDraft, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const form = readDraft(draft, emptyAdd);
  const { kind } = form;
  const [missing, setMissing] = useState(false);

  function confirm() {
    if (!isComplete(form) || form.item === null) return setMissing(true);
    onConfirm({ what: 'add', item: form.item.nr_sequencial, quantity: form.quantity, cents: form.cents });
  }
  const change = (part: Partial<AddForm>) => {
    setMissing(false);
    onDraft(writeDraft({ ...form, ...part }, emptyAdd));
  };

  return (
    <Sheet
      size="m"
      title={t('items.addTitle')}
      onClose={dismissFlow}
      backdropCloses={false}
      footer={
        <Button look="primary" size="xl" wide onClick={confirm}>
          {t('items.register')}
        </Button>
      }
    >
      <div className={css['form']}>
        {failure}
        <Segmented<AddForm['kind']>
          label={t('items.kind')}
          value={kind}
          options={[
            { value: '4', label: t('items.part') },
            { value: '3', label: t('items.service') },
          ]}
          onChange={(next) => change({ kind: next, item: null })}
        />
        <ItemPicker
          key={kind}
          type={kind}
          label={t(kind === '4' ? 'items.part' : 'items.service')}
          value={form.item}
          onChange={({ nr_sequencial, ds_item }) => change({ item: { nr_sequencial, ds_item } })}
        />
        <ItemFields form={form} priced={order.st_origem === 'E'} onChange={change} />
        {missing && (
          <p className={css['error']} role="alert">
            {t('items.missing')}
          </p>
        )}
      </div>
    </Sheet>
  );
}
