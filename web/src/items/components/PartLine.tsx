import type { OrderDetail, OrderItem } from '@terminal/contract';
import { quantityText } from '../../core/format/decimals.ts';
import { dotted } from '../../core/format/dotted.ts';
import { brl } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { partState } from '../open-parts.ts';

/** A part in a list of parts: name, code, where it stands, price of one, and how many. */
export function PartLine({ order, row }: { order: OrderDetail; row: OrderItem }) {
  const { t } = useTranslation();
  const about = [
    row.estoque?.ds_codigoitem,
    row.dispensa === null ? t(`items.partState.${partState(order, row)}`) : t('items.dispensed'),
    row.vl_unitario === null ? null : t('items.each', { price: brl(row.vl_unitario) }),
  ];
  return (
    <li>
      <div>
        <strong>{label(row.item.ds_item)}</strong>
        <p>{dotted(about)}</p>
      </div>
      <span>{t('items.units', { count: quantityText(row.qt_quantidade) })}</span>
    </li>
  );
}
