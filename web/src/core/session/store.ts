import { useSyncExternalStore } from 'react';
import { removeStored, type StorageKey, writeStored } from '../storage.ts';
import { createSignal } from '../store.ts';
import type { BranchSession } from './record.ts';
import { storedSession } from './stored.ts';

const changed = createSignal<[elsewhere: boolean]>();
let session = storedSession();

// Another tab of the same terminal signed in or out.
globalThis.addEventListener?.('storage', (event) => {
  const key: StorageKey = 'filial';
  if (event.key !== key && event.key !== null) return;
  session = storedSession();
  changed.tell(true);
});

/** The branch session of this browser, null: not signed in. */
export const currentSession = (): BranchSession | null => session;

/** Starts or replaces the session. */
export function storeSession(next: BranchSession): void {
  session = next;
  writeStored('filial', next);
  changed.tell(false);
}

/** Ends the session in this browser; company, saved login and quick access stay (AUTH-23). */
export function clearSession(): void {
  session = null;
  removeStored('filial');
  changed.tell(false);
}

/** Subscribes to begin, change and end of the session, with whether another tab caused it; returns the unsubscribe function. */
export const onSession = changed.listen;

/** The session, or null; redraws when it changes. */
export const useMaybeSession = (): BranchSession | null => useSyncExternalStore(onSession, currentSession);

/**
 * The session on a page behind the login guard: the shell draws such pages only while there is one.
 * @throws when used on a page that needs no login
 */
export function useSession(): BranchSession {
  const found = useMaybeSession();
  if (!found) throw new Error('useSession needs a signed-in page');
  return found;
}
