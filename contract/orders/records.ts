import type { CallerKind } from '../core/call.ts';

/** What decides who may declare a comment, note or file of an order void. */
export interface Recorded {
  /** Who recorded it; null: unknown. */
  author: number | null;
  /** The order is open. */
  open: boolean;
}

/**
 * Whether a person may declare it void (G-128): whoever recorded it while the order is open; an approver always.
 * @param approver he acts in his own name and may approve
 */
export const mayVoid = (
  { author, open }: Recorded,
  { person, approver }: { person: number; approver: boolean },
): boolean => approver || (open && author === person);

/** Whether a session may offer that: a shared terminal to all whose names it may take. */
export const offersVoid = (
  recorded: Recorded,
  { kind, personId, approver }: { kind: CallerKind; personId: number; approver: boolean },
): boolean => mayVoid(recorded, { person: personId, approver }) || (kind === 'staff' && recorded.open);
