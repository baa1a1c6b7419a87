import type { OrderCard, OrderDetail, OrderItem } from '@terminal/contract';
import { isComplete } from '@terminal/contract/sla';

/** Where an order stands, as it is said to people. What may be done then is told by `permitido`. */
export type WorkState =
  | 'waitingApproval'
  | 'open'
  | 'running'
  | 'paused'
  | 'partial'
  | 'waitingRelease'
  | 'closed'
  | 'cancelled';

type Standing = Pick<
  OrderCard | OrderDetail,
  'st_os' | 'liberado' | 'pausa' | 'execucao_inicio' | 'execucao_final'
>;

/** The state of an order, read off its fields. */
export function workState(order: Standing): WorkState {
  if (order.st_os === 'E') return 'cancelled';
  if (order.st_os === 'R') return 'closed';
  if (order.st_os === 'L') return 'waitingRelease';
  if (order.st_os === 'A') return order.liberado === 'S' ? 'open' : 'waitingApproval';
  if (order.pausa !== null) return 'paused';
  return order.execucao_inicio !== null && order.execucao_final === null ? 'running' : 'partial';
}

/** As it is said where the work may be complete, too: then nothing is partly done, and what is left is said. */
export type SaidState = WorkState | 'ready' | 'unstarted';

/** How an order's state is said. An ordinary order nobody started is started before it can be finished, one of a plan is not (contract/orders/states.ts). */
export function saidState(
  order: Standing & Pick<OrderDetail, 'tp_os' | 'executaveis' | 'executaveis_encerrados' | 'pecas_abertas'>,
): SaidState {
  const state = workState(order);
  if ((state !== 'open' && state !== 'partial') || !isComplete(order)) return state;
  return state === 'partial' || order.tp_os === 'V' ? 'ready' : 'unstarted';
}

/** Whether somebody has the order in hand: at work or paused. */
function isInHand(order: Standing): boolean {
  const state = workState(order);
  return state === 'running' || state === 'paused';
}

/** What decides about items. */
export type WithItems = Standing & Pick<OrderDetail, 'itens'>;

/** The item whose work is in hand; null when the order as a whole is, or nothing. */
export function itemInHand(order: WithItems): OrderItem | null {
  if (!isInHand(order)) return null;
  const began = order.execucao_inicio?.dt_inicio;
  return order.itens.find((item) => !item.item_atendido && item.execucao_inicio?.dt_inicio === began) ?? null;
}

export type ItemState = 'part' | 'done' | 'running' | 'paused' | 'todo';

/** The state of one item: parts are not executed, services are done, in hand or still to do. */
export function itemState(order: WithItems, item: OrderItem): ItemState {
  if (item.item.st_habilita_execucao === 'N') return 'part';
  if (item.item_atendido) return 'done';
  if (itemInHand(order)?.nr_sequencial !== item.nr_sequencial) return 'todo';
  return workState(order) === 'paused' ? 'paused' : 'running';
}

/** Executable items nobody has done yet. */
export const openItems = (order: Pick<OrderDetail, 'itens'>): OrderItem[] =>
  order.itens.filter((item) => item.item.st_habilita_execucao === 'S' && !item.item_atendido);
