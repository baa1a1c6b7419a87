import type { OrderDetail, OrderItem } from '@terminal/contract';
import { itemTypes } from '@terminal/contract/order-fixed';

/** Whether an item is a part. */
export const isPart = ({ item }: Pick<OrderItem, 'item'>): boolean =>
  item.tipo.nr_sequencial === itemTypes.part;

/** Parts of an order not taken yet. */
export const openParts = (order: Pick<OrderDetail, 'itens'>): OrderItem[] =>
  order.itens.filter((item) => isPart(item) && !item.item_atendido && item.dispensa === null);

/** Parts used on an order of ours that left no stock. */
export const unkeptParts = (order: Pick<OrderDetail, 'itens' | 'st_os' | 'st_origem'>): OrderItem[] =>
  order.itens.filter((item) => isPart(item) && item.dispensa === null && partState(order, item) === 'unkept');

/** Source or state of a part, for its row. */
export type PartState =
  | 'open'
  | 'expected'
  | 'untaken'
  | 'unconfirmed'
  | 'taken'
  | 'handedOver'
  | 'brought'
  | 'unkept'
  | 'unused';

/**
 * The state of a part: on an external order its supplier brings what our stock does not give; a finished one takes no more, nor
 * does a cancelled one.
 */
export function partState(
  { st_os, st_origem }: Pick<OrderDetail, 'st_os' | 'st_origem'>,
  item: OrderItem,
): PartState {
  const external = st_origem === 'E';
  if (!item.item_atendido && st_os === 'E') return 'unused';
  if (!item.item_atendido && st_os === 'R') return external ? 'unconfirmed' : 'untaken';
  if (!item.item_atendido) return external ? 'expected' : 'open';
  if (item.qt_estoque > 0) return external ? 'handedOver' : 'taken';
  return external ? 'brought' : 'unkept';
}
