import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { number } from '../format/numbers.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { type SortValue, sortedBy } from '../sorting.ts';
import { Button } from './Button.tsx';
import cards from './CardTable.module.css';
import css from './DataTable.module.css';
import { SelectField } from './Field.tsx';

/** A column: the first one names its row. */
export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Sorted by it when given. */
  value?: (row: Row) => SortValue;
  /** Right-aligned, for numbers. */
  end?: boolean;
  /** The head is visible to screen readers only, because the column holds labelled buttons. */
  quiet?: boolean;
  /** What is done with a row: a card shows it last, as wide as itself. */
  act?: boolean;
  /** Long text: a card gives it a line of its own. */
  long?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Column it begins sorted by; without one, in the order it comes. */
  by?: string;
  /** Name of that order. */
  unsorted?: string;
  /** Another page is on its way. */
  busy?: boolean;
  /** Class of a highlighted row; a word in the row gives the reason. */
  lookOf?: (row: Row) => string | undefined;
}

/** Rows shown at first, and with each press more. */
const step = 50;

/** A table that is sorted by its heads; on a phone every row is a card whose cells name themselves. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  by,
  unsorted,
  busy = false,
  lookOf,
}: DataTableProps<Row>) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<{ by: string; down: boolean } | null>(by ? { by, down: false } : null);
  const [most, setMost] = useState(step);
  const sortable = columns.filter(({ value }) => value !== undefined);
  const column = sortable.find(({ id }) => id === order?.by);
  const sorted = column?.value && order ? sortedBy(rows, column.value, order.down) : rows;
  const turn = (id: string) => setOrder({ by: id, down: order?.by === id && !order.down });
  return (
    <div className={css['whole']}>
      {sortable.length > 1 && rows.length > 1 && (
        <div className={css['choose']}>
          <SelectField
            label={t('core.table.sortBy')}
            value={order?.by ?? ''}
            options={[
              ...(order === null ? [{ value: '', label: unsorted ?? '–' }] : []),
              ...sortable.map(({ id, head }) => ({ value: id, label: head })),
            ]}
            onChange={(id) => setOrder({ by: id, down: false })}
          />
        </div>
      )}
      <table className={cx(cards['table'], css['table'], busy && css['busy'])} aria-busy={busy}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((one) => (
              <Head key={one.id} column={one} order={order} onTurn={() => turn(one.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, most).map((row) => (
            <tr key={keyOf(row)} className={lookOf?.(row)}>
              {columns.map((one, index) => (
                <Cell key={one.id} column={one} row={row} first={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button onClick={() => setMost(most + step)}>
          {t('core.table.more', { shown: number(most), total: number(rows.length) })}
        </Button>
      )}
    </div>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  order: { by: string; down: boolean } | null;
  onTurn: () => void;
}

function Head<Row>({ column, order, onTurn }: HeadProps<Row>) {
  const own = order?.by === column.id;
  const words = column.quiet ? <span className="visually-hidden">{column.head}</span> : column.head;
  if (column.value === undefined)
    return (
      <th scope="col" className={cx(column.end && css['end'])}>
        {words}
      </th>
    );
  return (
    <th
      scope="col"
      className={cx(column.end && css['end'])}
      aria-sort={own ? (order.down ? 'descending' : 'ascending') : 'none'}
    >
      {/* On a phone rows are sorted by a choice above them: the head only names its cells. */}
      <span className={css['headOnly']}>{column.head}</span>
      <button type="button" onClick={onTurn}>
        {words}
        {own &&
          (order.down ? <IconArrowDown size={16} aria-hidden /> : <IconArrowUp size={16} aria-hidden />)}
      </button>
    </th>
  );
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const bare = column.quiet === true || column.act === true;
  const look = cx(column.end && css['end'], (bare || column.long === true) && css['wide']);
  if (first)
    return (
      <th scope="row" className={cx(look, css['name'])}>
        {column.cell(row)}
      </th>
    );
  return (
    <td className={look} data-head={bare ? undefined : column.head}>
      {column.cell(row)}
    </td>
  );
}

/** Two lines of a cell, the second quieter. */
export function Pair({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={css['pair']}>
      <span>{first}</span>
      <span>{second}</span>
    </span>
  );
}
