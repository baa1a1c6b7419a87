import type { CallerKind, LiveEvent } from '@terminal/contract';

/** Whose stream it is. */
interface Listener {
  kind: CallerKind;
  personId: number;
  branchId: number | null;
}

/** Whether a session hears of an event: its branch, and a supplier only of its own orders (domain: live updates). */
export function hears(session: Listener, event: LiveEvent): boolean {
  if (session.kind === 'supplier' && event.nr_seq_fornecedor !== session.personId) return false;
  return session.branchId === null || event.nr_seq_filial === session.branchId;
}
