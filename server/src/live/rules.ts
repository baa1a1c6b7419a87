import type { CallerKind, LiveEvent } from '@terminal/contract';

/** Whose stream it is. */
interface Listener {
  kind: CallerKind;
  personId: number;
  branchId: number | null;
}

/** Whether a session hears of an event: of its branch, of master data everybody, a technician what is done in his name wherever, and a supplier only of orders that are or were its own. */
export function hears(session: Listener, event: LiveEvent): boolean {
  const suppliers = [event.nr_seq_fornecedor, event.nr_seq_fornecedor_antes];
  if (session.kind === 'supplier' && !suppliers.includes(session.personId)) return false;
  const own = session.kind === 'attendant' && event.nr_seq_clifor === session.personId;
  const ofAll = event.ds_evento.startsWith('cadastro.');
  return own || ofAll || session.branchId === null || event.nr_seq_filial === session.branchId;
}
