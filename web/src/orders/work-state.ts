import type { OrderDetail, OrderItem } from '@terminal/contract';
import { factsOf, type ToldFacts } from '@terminal/contract/order-facts';
import { type OrderState, stateOf } from '@terminal/contract/order-states';
import { isComplete } from '@terminal/contract/sla';

/** Where an order stands. */
export const workState = (order: ToldFacts): OrderState => stateOf(factsOf(order));

/** As it is said where the work may be complete, too: then nothing is partly done, and what is left is said. */
export type SaidState = OrderState | 'A_INICIAR';

/** How an order's state is said. An ordinary order nobody started is started before it can be finished, one of a plan is not. */
export function saidState(
  order: ToldFacts & Pick<OrderDetail, 'executaveis' | 'executaveis_encerrados' | 'pecas_abertas'>,
): SaidState {
  const state = workState(order);
  if (!isComplete(order)) return state;
  if (state === 'PARCIAL') return 'PRONTA';
  return state === 'ABERTA' ? 'A_INICIAR' : state;
}

type WithItems = Pick<OrderDetail, 'itens' | 'nr_seq_os_item' | 'estado'>;

/** The item whose work is in hand; null when the order as a whole is, or nothing. */
export const itemInHand = ({ itens, nr_seq_os_item }: WithItems): OrderItem | null =>
  itens.find(({ nr_sequencial }) => nr_sequencial === nr_seq_os_item) ?? null;

export type ItemState = 'part' | 'done' | 'running' | 'paused' | 'todo';

/** The state of one item: parts are not executed, services are done, in hand or still to do. */
export function itemState({ estado, nr_seq_os_item }: WithItems, item: OrderItem): ItemState {
  if (item.item.st_habilita_execucao === 'N') return 'part';
  if (item.item_atendido) return 'done';
  if (nr_seq_os_item !== item.nr_sequencial) return 'todo';
  return estado.includes('paused') ? 'paused' : 'running';
}

/** Executable items nobody has done yet. */
export const openItems = (order: Pick<OrderDetail, 'itens'>): OrderItem[] =>
  order.itens.filter((item) => item.item.st_habilita_execucao === 'S' && !item.item_atendido);

/** Items that keep the order from being finished. */
export const pendingItems = ({
  itens,
  pede,
}: Pick<OrderDetail, 'itens'> & { pede: Pick<OrderDetail['pede'], 'pendentes'> }): OrderItem[] =>
  itens.filter(({ nr_sequencial }) => pede.pendentes.includes(nr_sequencial));
