import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Segmented } from '../../core/components/Segmented.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import css from '../../flow/components/Flow.module.css';
import { dismissFlow } from '../../flow/flow.ts';
import { type ItemForm, isComplete } from '../item-form.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import type { ItemSheetProps } from './item-sheet.ts';

type Kind = '3' | '4';

/** A part or a service put on the order (ITEMS-08..10). */
export function AddItemSheet({ order, failure, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>('4');
  const [form, setForm] = useState<ItemForm>({ item: null, quantity: 1, cents: null });
  const [missing, setMissing] = useState(false);

  function confirm() {
    if (!isComplete(form) || form.item === null) return setMissing(true);
    onConfirm({ what: 'add', item: form.item.nr_sequencial, quantity: form.quantity, cents: form.cents });
  }
  const change = (next: ItemForm) => {
    setMissing(false);
    setForm(next);
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
        <Segmented<Kind>
          label={t('items.kind')}
          value={kind}
          options={[
            { value: '4', label: t('items.part') },
            { value: '3', label: t('items.service') },
          ]}
          onChange={(next) => {
            setKind(next);
            change({ ...form, item: null });
          }}
        />
        <ItemPicker
          key={kind}
          type={kind}
          label={t(kind === '4' ? 'items.part' : 'items.service')}
          value={form.item}
          onChange={(item) => change({ ...form, item })}
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
