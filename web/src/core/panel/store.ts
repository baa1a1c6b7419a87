import { readStored, removeStored, type StorageKey, writeStored } from '../storage.ts';
import { createStore } from '../store.ts';
import type { PanelSession } from './record.ts';

const key: StorageKey = 'filialPainel';
const session = createStore(readStored<PanelSession>(key));

// Another tab signed in to the panel or out of it.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) session.change(readStored<PanelSession>(key));
});

/** The panel session of this browser, null: not signed in to the panel. */
export const currentPanelSession = session.read;

/** Starts or replaces the panel session. */
export function storePanelSession(next: PanelSession): void {
  writeStored(key, next);
  session.change(next);
}

/** Ends the panel session in this browser; a branch session stays (PANEL-10). */
export function clearPanelSession(): void {
  removeStored(key);
  session.change(null);
}

/** The panel session, or null; redraws when it changes. */
export const useMaybePanelSession = session.use;

/**
 * The panel session on a page of the panel: its shell draws pages only while there is one.
 * @throws when used elsewhere
 */
export function usePanelSession(): PanelSession {
  const found = useMaybePanelSession();
  if (!found) throw new Error('usePanelSession needs a page of the panel');
  return found;
}
