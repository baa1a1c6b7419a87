import type { OrderDetail, OrderItem } from '@terminal/contract';
import { factsOf, type ToldFacts } from '@terminal/contract/order-facts';
import { type OrderState, stateOf } from '@terminal/contract/order-states';
import { isComplete } from '@terminal/contract/sla';

/** Where an order stands. */
export const workState = (order: ToldFacts): OrderState => stateOf(factsOf(order));

/** Text of the state where work may be complete: then not "partly done", but what is left. */
export type SaidState = OrderState | 'A_INICIAR';

/** Text of an order's state. An ordinary order must be started before it can be finished, a plan order need not. */
export function saidState(
  order: ToldFacts & Pick<OrderDetail, 'executaveis' | 'executaveis_encerrados' | 'pecas_abertas'>,
): SaidState {
  const state = workState(order);
  if (!isComplete(order)) return state;
  if (state === 'PARCIAL') return 'PRONTA';
  return state === 'ABERTA' ? 'A_INICIAR' : state;
}

type WithItems = Pick<OrderDetail, 'itens' | 'nr_seq_os_item' | 'estado'>;

/** The item being worked on or paused; null: the order as a whole, or none. */
export const itemInHand = ({ itens, nr_seq_os_item }: WithItems): OrderItem | null =>
  itens.find(({ nr_sequencial }) => nr_sequencial === nr_seq_os_item) ?? null;

/** How far an item is: a part, or a service done, running, paused or still to do. */
export type ItemState = 'part' | 'done' | 'running' | 'paused' | 'todo';

/** The state of one item: parts are not executed, services are done, running or paused, or still to do. */
export function itemState({ estado, nr_seq_os_item }: WithItems, item: OrderItem): ItemState {
  if (item.item.st_habilita_execucao === 'N') return 'part';
  if (item.item_atendido) return 'done';
  if (nr_seq_os_item !== item.nr_sequencial) return 'todo';
  return estado.includes('paused') ? 'paused' : 'running';
}

/** Executable items not done yet. */
export const openItems = (order: Pick<OrderDetail, 'itens'>): OrderItem[] =>
  order.itens.filter((item) => item.item.st_habilita_execucao === 'S' && !item.item_atendido);

/** Items that keep the order from being finished. */
export const pendingItems = ({
  itens,
  pede,
}: Pick<OrderDetail, 'itens'> & { pede: Pick<OrderDetail['pede'], 'pendentes'> }): OrderItem[] =>
  itens.filter(({ nr_sequencial }) => pede.pendentes.includes(nr_sequencial));
