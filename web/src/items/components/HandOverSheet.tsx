import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { chosenOf, formOf, type ItemForm } from '../item-form.ts';
import { ItemFormSheet, useItemForm } from './ItemFormSheet.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import type { ItemSheetProps } from './item-sheet.ts';

/** A part of our stock given to the supplier of an external order, who provides all other parts. */
export function HandOverSheet(props: ItemSheetProps) {
  const { t } = useTranslation();
  const asked = props.order.itens.find(({ nr_sequencial }) => nr_sequencial === props.flow.item);
  const { form, missing, change, whenComplete } = useItemForm<ItemForm>(props, {
    item: asked ? formOf(asked).item : null,
    quantity: asked?.qt_quantidade ?? 1,
    cents: null,
  });

  const confirm = () =>
    whenComplete(() =>
      props.onConfirm({
        what: 'handOver',
        row: asked?.nr_sequencial ?? null,
        item: asked ? null : (form.item?.nr_sequencial ?? null),
        quantity: form.quantity,
      }),
    );

  return (
    <ItemFormSheet
      title={t('items.handOver')}
      about={asked && label(asked.item.ds_item)}
      action={t('items.handOver')}
      form={form}
      priced={false}
      missing={missing}
      onChange={change}
      onConfirm={confirm}
    >
      {props.failure}
      <p>{t('items.handOverAbout')}</p>
      {asked === undefined && (
        <ItemPicker
          type="4"
          order={props.order}
          label={t('items.part')}
          value={form.item}
          onChange={(chosen) => change({ item: chosenOf(chosen) })}
        />
      )}
    </ItemFormSheet>
  );
}
