import { FormSheet } from '../../core/components/FormSheet.tsx';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { dismissFlow } from '../../identity/flow.ts';
import { formOf } from '../item-form.ts';
import type { ItemSheetProps } from './item-sheet.ts';

/** A service that was ticked is to be done again; quantity and price stay. */
export function UntickSheet({ order, flow, failure, onConfirm }: ItemSheetProps) {
  const { t } = useTranslation();
  const item = order.itens.find(({ nr_sequencial }) => nr_sequencial === flow.item);
  if (item === undefined) return null;
  const { quantity, cents } = formOf(item);
  const row = item.nr_sequencial;
  return (
    <FormSheet
      title={t('identity.action.itemUntick')}
      about={label(item.item.ds_item)}
      onClose={dismissFlow}
      onSend={() => onConfirm({ what: 'change', row, quantity, cents, attended: false })}
      send={t('identity.action.itemUntick')}
    >
      {failure}
      <p>{t('items.untick.about')}</p>
    </FormSheet>
  );
}
