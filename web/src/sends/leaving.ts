import { useSyncExternalStore } from 'react';
import { reachNow } from '../core/api/reach.ts';
import { ownerNow, sendsNow } from './kept.ts';
import { isOf } from './row.ts';

/** What somebody is about to do: to sign out, to go to another branch, or to begin a newer version. */
export type Leaving = 'signOut' | 'branch' | 'update';

/** What is to be confirmed, and how it is done. */
interface Question {
  kind: Leaving;
  go: () => void;
}

const listeners = new Set<() => void>();
let question: Question | null = null;

function change(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Does it at once, or, where that has consequences, once the person has confirmed it: with something unsent; without network
 * nobody could sign in again; a newer version forgets the digits typed.
 */
export function leaveWith(kind: Leaving, go: () => void): void {
  const owner = ownerNow();
  const asks = sendsNow().some(
    (send) =>
      // Who signs out leaves what he gave at another branch, too.
      isOf(kind === 'signOut' && owner !== null ? { ...send, branch: owner.branch } : send, owner) &&
      (kind !== 'update' || send.actor !== null),
  );
  // Where the part that asks has not come, as on a network that was lost at once, nobody is held up.
  if (listeners.size > 0 && (asks || (kind === 'signOut' && !reachNow().online))) change({ kind, go });
  else go();
}

/** Ends the question. */
export const stay = (): void => change(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is to be confirmed; null: nobody is asked. */
export const useLeaving = (): Question | null => useSyncExternalStore(subscribe, () => question);
