import type { OrderDetail } from '@terminal/contract';
import { Card } from '../../../core/components/Card.tsx';
import { PriceLines } from '../../../core/components/PriceLines.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { priceLines } from '../../price-lines.ts';

/** Prices of the order, and who gave prices at the end of work; empty without a price. */
export function Prices({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  if (order.vl_total === null) return null;
  return (
    <Card as="section" aria-label={t('orders.detail.prices.title')}>
      <h2>{t('orders.detail.prices.title')}</h2>
      <PriceLines
        lines={priceLines(order, t('orders.detail.prices.told'), ({ ds_colaborador, dt_informado }) =>
          t('orders.detail.prices.toldBy', {
            name: personName(ds_colaborador ?? ''),
            time: dateTime(dt_informado, zone),
          }),
        )}
        total={order.vl_total}
        label={t('orders.detail.prices.total')}
      />
    </Card>
  );
}
