import type { EventName } from '@terminal/contract';
import type { SessionContext } from '../http/context.ts';
import { tell } from './tell.ts';

/** Tells of one event about a plan in each branch it concerns, the session's among them. */
export function announcePlan(
  context: SessionContext,
  name: EventName,
  branches: readonly number[],
  data: Record<string, unknown>,
): void {
  for (const nr_seq_filial of new Set([context.session.branchId, ...branches]))
    tell(context, name, { nr_seq_filial }, data);
}
