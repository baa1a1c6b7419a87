import type { ReactNode } from 'react';
import { cx } from '../../../core/cx.ts';
import css from './Tables.module.css';

/** One column: its head, and what a row shows there. The first names the row. */
export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** On a phone it takes the whole width of the card. */
  wide?: boolean;
}

interface DataTableProps<Row> {
  /** What the table is, for screen readers. */
  name: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Last column: what is done with a row. */
  act?: Column<Row> | undefined;
  /** Another page is on its way. */
  busy?: boolean;
}

/** A table; on a phone each row is a card whose cells name themselves. */
export function DataTable<Row>({ name, columns, rows, keyOf, act, busy = false }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table className={cx(css['table'], busy && css['busy'])} aria-label={name} aria-busy={busy}>
      <thead>
        <tr>
          {[...columns, ...(act === undefined ? [] : [act])].map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ head, cell, wide }) => (
              <td key={head} data-head={head} className={cx(wide === true && css['wide'])}>
                {cell(row)}
              </td>
            ))}
            {act !== undefined && <td className={css['act']}>{act.cell(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
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
