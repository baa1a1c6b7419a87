import { Button } from '../../core/components/Button.tsx';
import { type Column, DataTable, Pair } from '../../core/components/DataTable.tsx';
import { amountText } from '../../core/format/amounts.ts';
import { date } from '../../core/format/dates.ts';
import { dotted } from '../../core/format/dotted.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import type { KeptPart } from '../api.ts';
import { Balance } from './Balance.tsx';
import css from './Stock.module.css';

interface ItemTableProps {
  parts: readonly KeptPart[];
  busy: boolean;
  onEnter: (part: KeptPart) => void;
}

/** Parts with their balance and minimum; each leads to its movements. */
export function ItemTable({ parts, busy, onEnter }: ItemTableProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const columns: Column<KeptPart>[] = [
    {
      id: 'item',
      head: t('stock.heads.item'),
      cell: ({ nr_sequencial, ds_item, ds_codigoitem, ds_prateleira }) => (
        <Pair
          first={
            <Link to="/estoque/$id" params={{ id: String(nr_sequencial) }} className={css['name']}>
              {label(ds_item)}
            </Link>
          }
          second={dotted([ds_codigoitem, ds_prateleira])}
        />
      ),
    },
    { id: 'balance', end: true, head: t('stock.heads.balance'), cell: (part) => <Balance part={part} /> },
    {
      id: 'reserved',
      end: true,
      head: t('stock.heads.reserved'),
      cell: ({ qt_reservado, cd_unidade }) => (qt_reservado ? amountText(qt_reservado, cd_unidade) : '–'),
    },
    {
      id: 'free',
      end: true,
      head: t('stock.heads.free'),
      cell: ({ qt_livre, cd_unidade }) =>
        qt_livre === null ? '–' : <strong className="nowrap">{amountText(qt_livre, cd_unidade)}</strong>,
    },
    {
      id: 'minimum',
      end: true,
      head: t('stock.heads.minimum'),
      cell: ({ qt_minimo, cd_unidade }) => (qt_minimo === null ? '–' : amountText(qt_minimo, cd_unidade)),
    },
    {
      id: 'waiting',
      head: t('stock.heads.waiting'),
      cell: ({ os_aguardando: count }) =>
        count === 0 ? '–' : <strong>{t('stock.waitingOrders', { count })}</strong>,
    },
    {
      id: 'moved',
      head: t('stock.heads.moved'),
      cell: ({ dt_movimento }) => date(dt_movimento, ds_fuso) || t('stock.never'),
    },
    {
      id: 'action',
      quiet: true,
      head: t('stock.heads.action'),
      cell: (part) => (
        <Button
          look="tinted"
          aria-label={t('stock.entry.openOf', { item: label(part.ds_item) })}
          onClick={() => onEnter(part)}
        >
          {t('stock.entry.open')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label={t('stock.title')}
      columns={columns}
      rows={parts}
      keyOf={({ nr_sequencial }) => String(nr_sequencial)}
      busy={busy}
    />
  );
}
