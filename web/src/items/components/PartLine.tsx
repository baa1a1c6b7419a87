import type { OrderDetail, OrderItem } from '@terminal/contract';
import type { ReactNode } from 'react';
import { amountText } from '../../core/format/amounts.ts';
import { dotted } from '../../core/format/dotted.ts';
import { brl } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { partState } from '../open-parts.ts';

/** A part in a list of parts: name, code, where it stands, price of one, and how many. */
export function PartLine({
  order,
  row,
  children,
}: {
  order: OrderDetail;
  row: OrderItem;
  children?: ReactNode;
}) {
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
        {children}
      </div>
      <span className="nowrap">{amountText(row.qt_quantidade, row.item.cd_unidade ?? 'UN')}</span>
    </li>
  );
}
