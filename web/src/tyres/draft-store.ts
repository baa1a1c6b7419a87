import { onShelf } from '../core/shelf.ts';
import { readStored, removeStored, type StorageKey, writeStored } from '../core/storage.ts';
import { type Draft, emptyDraft } from './reading.ts';

/** A stored draft; of two the later one counts. */
interface Kept extends Draft {
  em: number;
}

/**
 * Drafts are kept twice: in localStorage, at once but written to disk seconds later, and in IndexedDB, written to disk
 * with each key. What one of them has lost when the browser is killed, the other still has (TYRE-13).
 */
export async function readDraft(key: StorageKey): Promise<Draft> {
  const near = readStored<Partial<Kept>>(key);
  // Written below in the same product: the shape is the writer's.
  const far = (await onShelf('readonly', (store) => store.get(key))) as Partial<Kept> | undefined;
  const later = (far?.em ?? 0) > (near?.em ?? 0) ? far : near;
  return { ...emptyDraft, ...later };
}

/** Stores the present draft. */
export function writeDraft(key: StorageKey, draft: Draft): void {
  const kept: Kept = { ...draft, em: Date.now() };
  writeStored(key, kept);
  void onShelf('readwrite', (store) => store.put(kept, key));
}

/** Once it is sent. */
export function removeDraft(key: StorageKey): void {
  removeStored(key);
  void onShelf('readwrite', (store) => store.delete(key));
}
