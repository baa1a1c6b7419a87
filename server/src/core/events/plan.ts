import type { EventName } from '@terminal/contract';
import type { Context } from '../context.ts';
import { tell } from './tell.ts';

/** Tells of one event about a plan in each branch it concerns, the session's among them. */
export function announcePlan(
  context: Context,
  name: EventName,
  branches: readonly number[],
  data: Record<string, unknown>,
): void {
  for (const nr_seq_filial of new Set([context.actor.branchId, ...branches]))
    tell(context, name, { nr_seq_filial }, data);
}
