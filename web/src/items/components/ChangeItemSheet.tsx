import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { OrderDetail, OrderItem } from '@terminal/contract';
import { useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { dismissFlow, openFlow, workOf } from '../../identity/flow.ts';
import { formOf } from '../item-form.ts';
import { isPart } from '../open-parts.ts';
import { ItemFormSheet, useItemForm } from './ItemFormSheet.tsx';
import own from './Items.module.css';
import type { ItemSheetProps } from './item-sheet.ts';

/** Quantity, price and tick of an item, and taking it off the order. */
export function ChangeItemSheet(props: ItemSheetProps) {
  const item = props.order.itens.find(({ nr_sequencial }) => nr_sequencial === props.flow.item);
  return item && <OfItem {...props} item={item} />;
}

function OfItem({ item, ...props }: ItemSheetProps & { item: OrderItem }) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const { form, missing, change, whenComplete } = useItemForm(props, formOf(item));
  const row = item.nr_sequencial;
  const { quantity, cents, attended } = form;

  return (
    <ItemFormSheet
      title={label(item.item.ds_item)}
      about={item.estoque?.ds_codigoitem}
      action={t('items.save')}
      form={form}
      priced={props.order.st_origem === 'E'}
      missing={missing}
      onChange={change}
      onConfirm={() =>
        whenComplete(() => props.onConfirm({ what: 'change', row, quantity, cents, attended }))
      }
      after={
        <>
          <Switch
            label={t('items.attended')}
            checked={attended}
            onChange={(next) => change({ attended: next })}
          />
          {item.st_plano === 'S' ? (
            <OfPlan order={props.order} item={item} />
          ) : (
            <div className={own['remove']}>
              {removing && <p className="error-text">{t(`items.removeQuestion.${removalOf(item)}`)}</p>}
              <Button
                look="danger"
                size="l"
                wide
                icon={<IconTrash aria-hidden />}
                onClick={() => (removing ? props.onConfirm({ what: 'remove', row }) : setRemoving(true))}
              >
                {t(removing ? 'items.removeConfirm' : 'items.remove')}
              </Button>
            </div>
          )}
        </>
      }
    >
      {props.failure}
    </ItemFormSheet>
  );
}

/** What becomes of an item that is taken off. */
const removalOf = (item: OrderItem) => {
  if (!isPart(item)) return 'service';
  return item.qt_estoque > 0 ? 'part' : 'partWithout';
};

/** Items of the plan cannot be removed; an approver may dispense them. */
function OfPlan({ order, item }: { order: OrderDetail; item: OrderItem }) {
  const { t } = useTranslation();
  const may = order.permitido.includes('dispensar') && !item.item_atendido;
  return (
    <div className={own['remove']}>
      <p className="soft-text">{t('items.ofPlan')}</p>
      {may && (
        <Button
          size="l"
          wide
          onClick={() => {
            dismissFlow();
            openFlow({ kind: 'itemDispense', work: workOf(order), item: item.nr_sequencial });
          }}
        >
          {t('items.dispense')}
        </Button>
      )}
    </div>
  );
}
