import type { OrderDetail, OrderItem } from '@terminal/contract';
import { itemTypes } from '@terminal/contract/order-fixed';

/** Services not done yet; empty while one of them is running or paused, which is ended by its own command. */
export function openServices(order: Pick<OrderDetail, 'itens'>): OrderItem[] {
  const open = order.itens.filter(
    ({ item_atendido, item }) => !item_atendido && item.tipo.nr_sequencial === itemTypes.service,
  );
  const inHand = open.some(
    ({ pausada, execucao_inicio, execucao_final }) =>
      pausada || (execucao_inicio !== null && execucao_final === null),
  );
  return inHand ? [] : open;
}
