import { reachNow } from '../../core/api/reach.ts';
import { createStore } from '../../core/store.ts';
import { ownerNow, sendsNow } from './kept.ts';
import { isOf } from './row.ts';

/** Action about to be taken: sign out, change branch, or load a newer version. */
export type Leaving = 'signOut' | 'branch' | 'update';

/** What must be confirmed, and what to do then. */
interface Question {
  kind: Leaving;
  go: () => void;
}

const question = createStore<Question | null>(null);

/**
 * Does it at once, or, where that has consequences, once the person has confirmed it: with something unsent; without network
 * nobody could sign in again; a newer version forgets the digits typed.
 */
export function leaveWith(kind: Leaving, go: () => void): void {
  const owner = ownerNow();
  const asks = sendsNow().some(
    (send) =>
      // Signing out also affects the person's sends of other branches.
      isOf(kind === 'signOut' && owner !== null ? { ...send, branch: owner.branch } : send, owner) &&
      (kind !== 'update' || send.actor !== null),
  );
  // If the dialog could not be loaded, as without network, signing out continues without it.
  if (question.isHeard() && (asks || (kind === 'signOut' && !reachNow().online)))
    question.change({ kind, go });
  else go();
}

/** Ends the question. */
export const stay = (): void => question.change(null);

/** What must be confirmed; null: nothing. */
export const useLeaving = question.use;
