import { useSyncExternalStore } from 'react';
import { readStored, removeStored, type StorageKey, writeStored } from '../storage.ts';
import type { PanelSession } from './record.ts';

const key: StorageKey = 'filialPainel';
const listeners = new Set<() => void>();
let session = readStored<PanelSession>(key);

function announce() {
  for (const listener of listeners) listener();
}

// Another tab signed in to the panel or out of it.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== key && event.key !== null) return;
  session = readStored<PanelSession>(key);
  announce();
});

/** The panel session of this browser, null when nobody is signed in to the panel. */
export const currentPanelSession = (): PanelSession | null => session;

/** Starts or replaces the panel session. */
export function storePanelSession(next: PanelSession): void {
  session = next;
  writeStored(key, next);
  announce();
}

/** Ends the panel session in this browser; a branch session beside it stays (PANEL-10). */
export function clearPanelSession(): void {
  session = null;
  removeStored(key);
  announce();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The panel session, or null; redraws when it changes. */
export const useMaybePanelSession = (): PanelSession | null =>
  useSyncExternalStore(subscribe, currentPanelSession);

/**
 * The panel session on a page of the panel: its shell draws pages only while there is one.
 * @throws when used elsewhere
 */
export function usePanelSession(): PanelSession {
  const found = useMaybePanelSession();
  if (!found) throw new Error('usePanelSession needs a page of the panel');
  return found;
}
