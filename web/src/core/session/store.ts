import { useSyncExternalStore } from 'react';
import { readStored, removeStored, type StorageKey, writeStored } from '../storage.ts';
import type { BranchSession, Company } from './record.ts';

/** @param elsewhere another tab of the same terminal did it */
type SessionListener = (elsewhere: boolean) => void;

const listeners = new Set<SessionListener>();
let session = readStored<BranchSession>('filial');

function announce(elsewhere: boolean) {
  for (const listener of listeners) listener(elsewhere);
}

// Another tab of the same terminal signed in or out.
globalThis.addEventListener?.('storage', (event) => {
  const key: StorageKey = 'filial';
  if (event.key !== key && event.key !== null) return;
  session = readStored<BranchSession>('filial');
  announce(true);
});

/** The branch session of this browser, null when nobody is signed in. */
export const currentSession = (): BranchSession | null => session;

/** Starts or replaces the session. */
export function storeSession(next: BranchSession): void {
  session = next;
  writeStored('filial', next);
  announce(false);
}

/** Ends the session in this browser; company, saved login and quick access stay (AUTH-23). */
export function clearSession(): void {
  session = null;
  removeStored('filial');
  announce(false);
}

/** Told whenever the session begins, changes or ends, in this tab or another; answers how to stop. */
export function onSession(listener: SessionListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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

/** The company chosen on this terminal; its key travels as the ApiKey header (AUTH-15). */
export const currentCompany = (): Company | null => readStored<Company>('empresa');
