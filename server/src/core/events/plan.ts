import type { EventName } from '@terminal/contract';
import type { Context } from '../context.ts';
import { tell } from './tell.ts';

/** Adds an event about a plan for each branch concerned, including the session's. */
export function announcePlan(
  context: Context,
  name: EventName,
  branches: readonly number[],
  data: Record<string, unknown>,
): void {
  for (const nr_seq_filial of new Set([context.actor.branchId, ...branches]))
    tell(context, name, { nr_seq_filial }, data);
}
