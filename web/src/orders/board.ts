import type { OrderCard } from '@terminal/contract';
import { isLate } from '@terminal/contract/sla';

/** Levels in the order of the columns: IMEDIATA, EMERGENCIAL, ALTA, MÉDIA, LEVE (LIST-15, G-31). */
export const boardLevels = [0, 1, 2, 3, 4] as const;
export type BoardLevel = (typeof boardLevels)[number];

/** A column of the board: a level and its orders. */
export interface Column {
  level: BoardLevel;
  orders: OrderCard[];
  /** Opening of its oldest order, ISO 8601; null when empty. */
  oldest: string | null;
}

/** Orders by level, in each column the late ones first; an order without criticality stands with the lightest. */
export function boardOf(orders: readonly OrderCard[], now: number): Column[] {
  const columns = boardLevels.map((level): Column => ({ level, orders: [], oldest: null }));
  for (const order of orders) {
    const column = columns[order.criticidade?.nr_nivel ?? 4] ?? columns[4];
    if (!column) continue;
    column.orders.push(order);
    if (column.oldest === null || Date.parse(order.dt_os) < Date.parse(column.oldest))
      column.oldest = order.dt_os;
  }
  for (const column of columns) column.orders = lateFirst(column.orders, now);
  return columns;
}

function lateFirst(orders: OrderCard[], now: number): OrderCard[] {
  const { late = [], inTime = [] } = Object.groupBy(orders, (order) =>
    isLate(order, now) ? 'late' : 'inTime',
  );
  return [...late, ...inTime];
}
