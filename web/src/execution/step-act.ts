import type { OrderDetail, OrderItem } from '@terminal/contract';
import { type WorkFlow, workOf } from '../identity/flow.ts';
import { itemInHand, itemState, openItems } from '../orders/work-state.ts';

/**
 * What one press, swipe or key does to a service: doneNext ends it and begins the next open one, doneLast finishes the order,
 * start begins it, switch ends the one in hand and begins this one.
 */
export interface StepAct {
  act: 'doneNext' | 'doneLast' | 'start' | 'switch';
  flow: WorkFlow;
  /** The service that begins, where another one ends. */
  next?: OrderItem;
}

/** @returns null: nothing can be done to the service now */
export function actOf(order: OrderDetail, item: OrderItem): StepAct | null {
  const work = workOf(order);
  const may = (command: OrderDetail['permitido'][number]) => order.permitido.includes(command);
  const state = itemState(order, item);
  const running = order.estado.includes('running');
  if (state === 'running' && may('parar')) {
    const next = openItems(order).find(({ nr_sequencial }) => nr_sequencial !== item.nr_sequencial);
    if (next !== undefined)
      return { act: 'doneNext', flow: { kind: 'stop', work, next: next.nr_sequencial }, next };
    return may('finalizar') ? { act: 'doneLast', flow: { kind: 'finish', work } } : null;
  }
  if (state !== 'todo') return null;
  if (may('iniciar')) return { act: 'start', flow: { kind: 'start', work, item: item.nr_sequencial } };
  if (!may('parar') || itemInHand(order) === null || !running) return null;
  return { act: 'switch', flow: { kind: 'stop', work, next: item.nr_sequencial }, next: item };
}
