import { DataTable, Pair } from '../../core/components/DataTable.tsx';
import { PlateLink } from '../../core/components/PlateLink.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import type { StockItem } from '../api.ts';
import css from './Stock.module.css';

type Waiting = StockItem['aguardando'][number];

/** Orders whose work rests because the part is missing, with their purchase orders. */
export function WaitingOrders({ orders }: { orders: readonly Waiting[] }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  if (orders.length === 0) return null;
  return (
    <section className={css['part']}>
      <h2>{t('stock.waiting.title')}</h2>
      <DataTable
        label={t('stock.waiting.title')}
        columns={[
          {
            id: 'order',
            head: t('stock.waiting.order'),
            cell: ({ nr_seq_os }: Waiting) => (
              <Link to="/os/$id" params={{ id: String(nr_seq_os) }} className={css['name']}>
                {t('stock.movements.order', { number: number(nr_seq_os) })}
              </Link>
            ),
          },
          {
            id: 'plate',
            head: t('stock.waiting.plate'),
            cell: ({ nr_placa }: Waiting) => <PlateLink plate={nr_placa} />,
          },
          {
            id: 'since',
            head: t('stock.waiting.since'),
            cell: ({ dt_pausa, ds_colaborador }: Waiting) => (
              <Pair first={dateTime(dt_pausa, ds_fuso)} second={personName(ds_colaborador)} />
            ),
          },
          {
            id: 'purchase',
            head: t('stock.waiting.purchase'),
            cell: ({ oc_aberta, nr_oc }: Waiting) =>
              oc_aberta ? (nr_oc ?? t('stock.waiting.unnumbered')) : t('stock.waiting.noPurchase'),
          },
          {
            id: 'told',
            head: t('stock.waiting.told'),
            cell: ({ peca_chegou }: Waiting) =>
              peca_chegou ? <span className={css['in']}>{t('stock.waiting.came')}</span> : '–',
          },
        ]}
        rows={orders}
        keyOf={({ nr_seq_os, dt_pausa }) => `${nr_seq_os} ${dt_pausa}`}
      />
    </section>
  );
}
