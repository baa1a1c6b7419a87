import { useSyncExternalStore } from 'react';
import { ownerNow, sendsNow } from './kept.ts';
import { isOf } from './row.ts';

const listeners = new Set<() => void>();
let leave: (() => void) | null = null;

function change(next: (() => void) | null) {
  leave = next;
  for (const listener of listeners) listener();
}

/** Signs out at once, or, with something unsent, once the person has confirmed it. */
export function leaveWith(signOut: () => void): void {
  const owner = ownerNow();
  if (sendsNow().some((send) => isOf(send, owner))) change(signOut);
  else signOut();
}

/** Ends the question. */
export const stay = (): void => change(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What to do when somebody who has something unsent leaves all the same; null: nobody is asked. */
export const useLeaving = (): (() => void) | null => useSyncExternalStore(subscribe, () => leave);
