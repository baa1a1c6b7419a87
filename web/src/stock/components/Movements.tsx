import { type Column, DataTable, Pair } from '../../core/components/DataTable.tsx';
import { Pagination } from '../../core/components/Pagination.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { quantityText } from '../../core/format/decimals.ts';
import { dotted } from '../../core/format/dotted.ts';
import { brl, number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import { signed } from '../amount.ts';
import type { StockItem } from '../api.ts';
import css from './Stock.module.css';

type Movement = StockItem['movimentos']['data'][number];

interface MovementsProps {
  movements: StockItem['movimentos'];
  busy: boolean;
  onPage: (page: number) => void;
}

/** What moved, when, by whom, what is behind it, and the balance after it. */
export function Movements({ movements, busy, onPage }: MovementsProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const columns: Column<Movement>[] = [
    {
      id: 'when',
      head: t('stock.movements.when'),
      cell: ({ dt_movimento }) => dateTime(dt_movimento, ds_fuso),
    },
    { id: 'what', head: t('stock.movements.what'), cell: (movement) => <What movement={movement} /> },
    {
      id: 'who',
      head: t('stock.movements.who'),
      cell: ({ ds_colaborador }) => (ds_colaborador === null ? '–' : personName(ds_colaborador)),
    },
    {
      id: 'moved',
      end: true,
      head: t('stock.movements.moved'),
      cell: ({ qt_movimento }) => (
        <span className={css[qt_movimento > 0 ? 'in' : 'out']}>{signed(qt_movimento)}</span>
      ),
    },
    {
      id: 'balance',
      end: true,
      head: t('stock.movements.balance'),
      cell: ({ qt_saldo }) => quantityText(qt_saldo),
    },
  ];
  return (
    <section className={css['part']}>
      <h2>{t('stock.movements.title')}</h2>
      {movements.total === 0 ? (
        <p className="soft-text">{t('stock.movements.none')}</p>
      ) : (
        <DataTable
          label={t('stock.movements.title')}
          columns={columns}
          rows={movements.data}
          keyOf={({ nr_sequencial }) => String(nr_sequencial)}
          busy={busy}
        />
      )}
      <Pagination page={movements.current_page} lastPage={movements.last_page} onPage={onPage} />
    </section>
  );
}

/** What an order did with a part. */
function usedAs({ qt_movimento, tp_movimento }: Movement): 'returned' | 'handedOver' | 'used' {
  if (qt_movimento > 0) return 'returned';
  return tp_movimento === 'F' ? 'handedOver' : 'used';
}

/** The order, the inventory, the paper or the reason behind a movement. */
function What({ movement }: { movement: Movement }) {
  const { t } = useTranslation();
  const { nr_seq_os, nr_seq_inventario, ds_documento, vl_unitario, ds_motivo } = movement;
  if (nr_seq_os !== null) {
    return (
      <Pair
        first={
          <Link to="/os/$id" params={{ id: String(nr_seq_os) }} className={css['name']}>
            {t('stock.movements.order', { number: number(nr_seq_os) })}
          </Link>
        }
        second={t(`stock.movements.${usedAs(movement)}`)}
      />
    );
  }
  if (nr_seq_inventario !== null)
    return t('stock.movements.inventory', { number: number(nr_seq_inventario) });
  if (ds_documento !== null) {
    const price = vl_unitario === null ? null : t('stock.movements.each', { price: brl(vl_unitario) });
    return <Pair first={t('stock.movements.entry')} second={dotted([ds_documento, price])} />;
  }
  // The balance from before the ledger existed.
  if (ds_motivo === null || ds_motivo === 'SALDO INICIAL') return t('stock.movements.opening');
  return <Pair first={t('stock.movements.correction')} second={ds_motivo} />;
}
