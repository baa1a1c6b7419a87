import type { OrderDetail } from '@terminal/contract';
import { request } from '../core/api/client.ts';

/** How long the forklift lock is given before the screen moves on, in ms (doc 2 §9, G-49). */
const lockWait = 1_000;

/**
 * What follows an order that has closed: its notification, and on warehouse equipment one look at the lock.
 * Neither takes longer than the documented second, and their failure is not shown (EXEC-39, G-49).
 */
export async function afterClosing(
  order: Pick<OrderDetail, 'nr_sequencial' | 'nr_placa' | 'departamento_os'>,
): Promise<void> {
  const { nr_sequencial, nr_placa, departamento_os } = order;
  ignoring(request('notifyChecklist', { query: { nr_seq_os: String(nr_sequencial) } }));
  if (departamento_os !== 'ARMAZEM') return;
  ignoring(request('checkForkliftLock', { body: { nr_seq_os: nr_sequencial, nr_placa } }));
  await new Promise((resolve) => setTimeout(resolve, lockWait));
}

/** The order is closed whatever becomes of this. */
function ignoring(call: Promise<unknown>): void {
  call.catch((error: unknown) => console.warn('after closing', error));
}
