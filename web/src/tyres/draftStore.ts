import { readStored, removeStored, type StorageKey, writeStored } from '../core/storage.ts';
import { type Draft, emptyDraft } from './reading.ts';

/** A draft as it is kept: the later of two is the one that counts. */
interface Kept extends Draft {
  em: number;
}

const database = 'terminal';
const shelf = 'rascunhos';

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

/** Keeps a draft as it is now. */
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

let opened: Promise<IDBDatabase | null> | null = null;

/** One request, answered when it is on disk; undefined where there is no such storage: localStorage remains. */
async function onShelf<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  opened ??= open();
  const shelves = await opened;
  if (shelves === null) return undefined;
  return new Promise((resolve) => {
    try {
      const transaction = shelves.transaction(shelf, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(shelf));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(shelf);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}
