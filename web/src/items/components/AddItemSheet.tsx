import { Segmented } from '../../core/components/Segmented.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { UnknownCodes } from '../../core/scan/UnknownCodes.tsx';
import { useScanner } from '../../core/scan/useScanner.ts';
import { type AddForm, chosenOf, emptyAdd } from '../item-form.ts';
import { useTakePart } from '../usePartScan.ts';
import { ItemFormSheet, useItemForm } from './ItemFormSheet.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import css from './Items.module.css';
import type { ItemSheetProps } from './item-sheet.ts';

/** A part or a service put on the order (ITEMS-08..10). */
export function AddItemSheet(props: ItemSheetProps) {
  const { t } = useTranslation();
  const { pode_incluir_peca: addPart } = props.order;
  const { form, missing, change, whenComplete } = useItemForm<AddForm>(
    props,
    addPart ? { ...emptyAdd, item: props.flow.part ?? null } : { ...emptyAdd, kind: '3' },
  );
  const { kind, item, quantity, cents } = form;
  const takePart = useTakePart((part) => change({ kind: '4', item: chosenOf(part) }), 'unknown');
  useScanner('sheet', (text) => (addPart ? takePart(text) : 'unknown'));

  return (
    <ItemFormSheet
      title={t('identity.action.itemAdd')}
      action={t('identity.action.itemAdd')}
      form={form}
      priced={props.order.st_origem === 'E'}
      missing={missing}
      onChange={change}
      onConfirm={() =>
        whenComplete(
          () => item && props.onConfirm({ what: 'add', item: item.nr_sequencial, quantity, cents }),
        )
      }
    >
      {props.failure}
      <div className={css['choice']}>
        <Segmented<AddForm['kind']>
          label={t('items.kind')}
          value={kind}
          options={[
            ...(addPart ? [{ value: '4' as const, label: t('items.part') }] : []),
            { value: '3', label: t('items.service') },
          ]}
          onChange={(next) => change({ kind: next, item: null })}
        />
        <ItemPicker
          key={kind}
          type={kind}
          order={props.order}
          label={t(kind === '4' ? 'items.part' : 'items.service')}
          value={item}
          onChange={(chosen) => change({ item: chosenOf(chosen) })}
        />
      </div>
      <UnknownCodes />
    </ItemFormSheet>
  );
}
