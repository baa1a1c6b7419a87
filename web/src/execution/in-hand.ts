import type { Send } from '../offline/sends/row.ts';

/**
 * The order a person works on as far as this browser knows: the server's last answer, and commands stored since.
 * @param running orders of the server's last answer
 * @param wanted the order to start, which is not in its own way
 * @returns null: none but that one
 */
export function inHandOf(
  running: readonly { nr_seq_os: number }[],
  sends: readonly Pick<Send, 'label' | 'actor' | 'refusal'>[],
  person: number,
  wanted: number,
): number | null {
  const orders = new Set(running.map(({ nr_seq_os }) => nr_seq_os));
  for (const { label, actor, refusal } of sends) {
    const { what, order } = label;
    if (order === undefined || actor?.id !== person || refusal !== null) continue;
    if (what === 'start' || what === 'resume') orders.add(order);
    else if (what === 'pause' || what === 'stop' || what === 'finish') orders.delete(order);
  }
  orders.delete(wanted);
  const [other = null] = orders;
  return other;
}
