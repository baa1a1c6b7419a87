import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { sentence } from '../../core/format/words.ts';
import css from '../../flow/components/Flow.module.css';
import { dismissFlow } from '../../flow/flow.ts';
import { type ItemForm, isComplete } from '../item-form.ts';
import { ItemFields } from './ItemFields.tsx';
import own from './Items.module.css';
import type { ItemSheetProps } from './item-sheet.ts';

/** Quantity, price and tick of an item, and taking it off the order. */
export function ChangeItemSheet({ order, flow, failure, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const item = order.itens.find(({ nr_sequencial }) => nr_sequencial === flow.item);
  const [form, setForm] = useState<ItemForm>(() => ({
    item: item === undefined ? null : { nr_sequencial: item.nr_seq_item, ds_item: item.item.ds_item },
    quantity: item?.qt_quantidade ?? 1,
    cents: item?.vl_total == null ? null : Math.round(item.vl_total * 100),
  }));
  const [attended, setAttended] = useState(item?.item_atendido ?? false);
  const [missing, setMissing] = useState(false);
  const [removing, setRemoving] = useState(false);
  if (item === undefined) return null;
  const row = item.nr_sequencial;

  function confirm() {
    if (!isComplete(form)) return setMissing(true);
    onConfirm({ what: 'change', row, quantity: form.quantity, cents: form.cents, attended });
  }

  return (
    <Sheet
      size="m"
      title={sentence(item.item.ds_item)}
      about={item.estoque?.ds_codigoitem}
      onClose={dismissFlow}
      backdropCloses={false}
      footer={
        <Button look="primary" size="xl" wide onClick={confirm}>
          {t('items.save')}
        </Button>
      }
    >
      <div className={css['form']}>
        {failure}
        <ItemFields
          form={form}
          priced={order.st_origem === 'E'}
          onChange={(next) => {
            setMissing(false);
            setForm(next);
          }}
        />
        {missing && (
          <p className={css['error']} role="alert">
            {t('items.missing')}
          </p>
        )}
        <Switch label={t('items.attended')} checked={attended} onChange={setAttended} />
        <div className={own['remove']}>
          {removing && <p className={css['error']}>{t('items.removeQuestion')}</p>}
          <Button
            look="danger"
            size="l"
            wide
            icon={<IconTrash aria-hidden />}
            onClick={() => (removing ? onConfirm({ what: 'remove', row }) : setRemoving(true))}
          >
            {t(removing ? 'items.removeConfirm' : 'items.remove')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
