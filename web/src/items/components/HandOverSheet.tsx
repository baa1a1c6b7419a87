import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { sentence } from '../../core/format/words.ts';
import css from '../../flow/components/Flow.module.css';
import { dismissFlow } from '../../flow/flow.ts';
import { type ItemForm, isComplete, readDraft, writeDraft } from '../item-form.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import type { ItemSheetProps } from './item-sheet.ts';

/** A part of our stock given to the supplier of an external order, who brings all others himself. */
export function HandOverSheet({ order, flow, failure, draft, onDraft, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const asked = order.itens.find(({ nr_sequencial }) => nr_sequencial === flow.item);
  const opened: ItemForm = {
    item: asked ? { nr_sequencial: asked.nr_seq_item, ds_item: asked.item.ds_item } : null,
    quantity: asked?.qt_quantidade ?? 1,
    cents: null,
  };
  const form = readDraft(draft, opened);
  const [missing, setMissing] = useState(false);

  function confirm() {
    if (!isComplete(form) || form.item === null) return setMissing(true);
    onConfirm({
      what: 'handOver',
      row: asked?.nr_sequencial ?? null,
      item: asked ? null : form.item.nr_sequencial,
      quantity: form.quantity,
    });
  }
  const change = (part: Partial<ItemForm>) => {
    setMissing(false);
    onDraft(writeDraft({ ...form, ...part }, opened));
  };

  return (
    <Sheet
      size="m"
      title={t('items.handOver')}
      about={asked && sentence(asked.item.ds_item)}
      onClose={dismissFlow}
      backdropCloses={false}
      footer={
        <Button look="primary" size="xl" wide onClick={confirm}>
          {t('items.handOver')}
        </Button>
      }
    >
      <div className={css['form']}>
        {failure}
        <p>{t('items.handOverAbout')}</p>
        {asked === undefined && (
          <ItemPicker
            type="4"
            label={t('items.part')}
            value={form.item}
            onChange={({ nr_sequencial, ds_item }) => change({ item: { nr_sequencial, ds_item } })}
          />
        )}
        <ItemFields form={form} priced={false} onChange={change} />
        {missing && (
          <p className={css['error']} role="alert">
            {t('items.missing')}
          </p>
        )}
      </div>
    </Sheet>
  );
}
