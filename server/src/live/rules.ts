import type { LiveEvent } from '@terminal/contract';
import type { Session } from '../core/http/context.ts';

/** Whether a session hears of an event: its branch, and a supplier only of its own orders (domain: live updates). */
export function hears(session: Pick<Session, 'kind' | 'personId' | 'branchId'>, event: LiveEvent): boolean {
  if (session.kind === 'supplier' && event.nr_seq_fornecedor !== session.personId) return false;
  return session.branchId === null || event.nr_seq_filial === session.branchId;
}
