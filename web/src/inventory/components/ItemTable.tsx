import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Button } from '../../core/components/Button.tsx';
import { type Column, DataTable } from '../../core/components/DataTable.tsx';
import { amountText } from '../../core/format/amounts.ts';
import { dateTime } from '../../core/format/dates.ts';
import { brl } from '../../core/format/numbers.ts';
import { cut, personName } from '../../core/format/words.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useSession } from '../../core/session/store.ts';
import type { CountedItem } from '../api.ts';
import { differenceText } from '../quantity.ts';
import { useUnsent } from '../unsent.ts';
import css from './ItemTable.module.css';
import tags from './Tags.module.css';

/** Letters of an item's name that are shown (INV-05). */
const nameLength = 30;

interface ItemTableProps {
  inventory: number;
  items: readonly CountedItem[];
  busy: boolean;
  /** Absent: the inventory has ended. */
  onEdit: ((item: CountedItem) => void) | undefined;
}

/** The five columns of the document, and what an ended inventory posted; a count with who made it and when, or its mark until it is sent (INV-05). */
export function ItemTable({ inventory, items, busy, onEdit }: ItemTableProps) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const unsent = useUnsent(inventory);
  const mine = (item: CountedItem) => unsent.find(({ stock }) => stock === item.nr_sequencial);
  return (
    <DataTable
      label={t('inventory.title')}
      rows={items}
      busy={busy}
      keyOf={({ nr_sequencial }) => String(nr_sequencial)}
      columns={[
        { id: 'code', head: t('inventory.heads.code'), cell: ({ ds_codigoitem }) => ds_codigoitem },
        {
          id: 'item',
          head: t('inventory.heads.item'),
          cell: ({ ds_item, ds_contou, dt_contagem }) => (
            <>
              <span title={ds_item}>{cut(ds_item, nameLength)}</span>
              {ds_contou !== null && dt_contagem !== null && (
                <small className={css['counted']}>
                  {t('inventory.countedBy', {
                    name: personName(ds_contou),
                    time: dateTime(dt_contagem, ds_fuso),
                  })}
                </small>
              )}
            </>
          ),
        },
        {
          id: 'balance',
          head: t(onEdit ? 'inventory.heads.balance' : 'inventory.heads.balanceThen'),
          end: true,
          cell: ({ saldo_atual, cd_unidade }) =>
            saldo_atual === null ? (
              <span className="soft">{t('inventory.hidden')}</span>
            ) : (
              amountText(saldo_atual, cd_unidade)
            ),
        },
        {
          id: 'quantity',
          head: t('inventory.heads.quantity'),
          end: true,
          cell: (item) => <Quantity item={item} unsent={mine(item)} running={onEdit !== undefined} />,
        },
        ...(onEdit ? [] : endedColumns(t)),
        {
          id: 'edit',
          head: t('inventory.heads.edit'),
          act: true,
          cell: (item) => (
            <Opener
              item={item}
              counted={onEdit === undefined || item.nr_seq_contagem !== null || mine(item) !== undefined}
              onEdit={onEdit}
            />
          ),
        },
      ]}
    />
  );
}

interface OpenerProps extends Pick<ItemTableProps, 'onEdit'> {
  item: CountedItem;
  counted: boolean;
}

/** Opens a row to be counted, or counted again. */
function Opener({ item, counted, onEdit }: OpenerProps) {
  const { t } = useTranslation();
  return (
    <Button
      icon={counted ? <IconPencil aria-hidden /> : <IconListNumbers aria-hidden />}
      aria-label={t(counted ? 'inventory.editOf' : 'inventory.countOf', { item: item.ds_item })}
      disabled={onEdit === undefined}
      onClick={() => onEdit?.(item)}
    >
      {t(counted ? 'inventory.heads.edit' : 'inventory.toCount')}
    </Button>
  );
}

/** Posted difference of a row in an ended inventory, and its value at that time. */
const endedColumns = (t: TFunction): Column<CountedItem>[] => [
  {
    id: 'difference',
    head: t('inventory.heads.difference'),
    end: true,
    cell: ({ qt_diferenca }) => (qt_diferenca === null ? '–' : differenceText(qt_diferenca)),
  },
  {
    id: 'value',
    head: t('inventory.heads.value'),
    end: true,
    cell: ({ vl_diferenca }) => (
      <span className="nowrap">{vl_diferenca === null ? '–' : brl(vl_diferenca)}</span>
    ),
  },
];

function Quantity({
  item,
  unsent,
  running,
}: {
  item: CountedItem;
  running: boolean;
  unsent: ReturnType<typeof useUnsent>[number] | undefined;
}) {
  const { t } = useTranslation();
  const value = unsent?.quantity ?? item.nr_qtidade;
  return (
    <span className={css['quantity']}>
      {unsent !== undefined && (
        <span className={tags['mark']} data-tone={unsent.refused === null ? 'warn' : 'bad'}>
          {t(unsent.refused === null ? 'inventory.unsentMark' : 'inventory.refusedMark')}
        </span>
      )}
      {running && unsent === undefined && item.st_recontagem === 'S' && (
        <span className={tags['mark']} data-tone="warn">
          {t('inventory.again')}
        </span>
      )}
      <span>{value === null ? '–' : amountText(value, item.cd_unidade)}</span>
    </span>
  );
}
