import type { OrderDetail } from '@terminal/contract';
import { Card } from '../../../core/components/Card.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { orderTitle } from '../../../core/order-title.ts';
import { useMedia } from '../../../core/useMedia.ts';
import css from './OrderView.module.css';

/** The vehicle's problem, and its description. */
export function Problem({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const tablet = useMedia('tablet');
  const cycle = order.ciclo_preventiva;
  const about = [
    named(order.segmento?.ds_grupo),
    // A cycle's name is a code: its letters stay as they are stored.
    cycle && t('orders.card.cycle', { cycle: cycle.ds_ciclo }),
    tablet ? null : named(order.ds_tipo),
  ].filter(Boolean);
  return (
    <div className={css['problem']}>
      <p>{dotted(about)}</p>
      <h2>{orderTitle(order)}</h2>
      {tablet && order.ds_observacao && <p className={css['remark']}>{order.ds_observacao}</p>}
    </div>
  );
}

/** A name that is data, as it is read. */
const named = (word: string | undefined) => word && label(label(word));

/** The observation on phones: after the items, where it does not push them away. */
export function Remarks({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  if (!order.ds_observacao) return null;
  return (
    <Card as="section">
      <h2>{t('orders.detail.notes')}</h2>
      <p className={css['remark']}>{order.ds_observacao}</p>
    </Card>
  );
}
