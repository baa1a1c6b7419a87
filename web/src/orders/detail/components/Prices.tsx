import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { OrderDetail } from '@terminal/contract';
import { IconButton } from '../../../core/components/Button.tsx';
import { Card } from '../../../core/components/Card.tsx';
import { PriceLines } from '../../../core/components/PriceLines.tsx';
import { dateTime } from '../../../core/format/dates.ts';
import { dotted } from '../../../core/format/dotted.ts';
import { brl } from '../../../core/format/numbers.ts';
import { personName } from '../../../core/format/words.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { openFlow, workOf } from '../../../identity/flow.ts';
import { priceLines } from '../../price-lines.ts';

/** Prices of the order, and who gave and corrected prices of the end of work; empty while nobody gave one. */
export function Prices({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  if (order.vl_total === null && order.precos.length === 0) return null;
  const about = ({ ds_colaborador, dt_informado, correcao }: OrderDetail['precos'][number]) =>
    dotted([
      t('orders.detail.prices.toldBy', {
        name: personName(ds_colaborador ?? ''),
        time: dateTime(dt_informado, zone),
      }),
      correcao &&
        t(correcao.nr_seq_novo === null ? 'fleet.correction.voided' : 'fleet.correction.wrong', {
          name: personName(correcao.ds_colaborador),
          when: dateTime(correcao.dt_correcao, zone),
          reason: correcao.ds_motivo,
        }),
    ]);
  return (
    <Card as="section" aria-label={t('orders.detail.prices.title')}>
      <h2>{t('orders.detail.prices.title')}</h2>
      <PriceLines
        lines={priceLines(order, t('orders.detail.prices.told'), (price) => ({
          about: about(price),
          action: order.precos_alteraveis.includes(price.nr_sequencial) && (
            <IconButton
              label={t('items.correctPrice.open', { value: brl(price.vl_total) })}
              icon={<IconPencil size={22} aria-hidden />}
              onClick={() => openFlow({ kind: 'itemPrice', work: workOf(order), price: price.nr_sequencial })}
            />
          ),
        }))}
        total={order.vl_total ?? 0}
        label={t('orders.detail.prices.total')}
      />
    </Card>
  );
}
