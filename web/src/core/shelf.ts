const database = 'terminal';
const shelf = 'rascunhos';

let opened: Promise<IDBDatabase | null> | null = null;

/**
 * One request to what this browser keeps on disk beyond localStorage, answered when it is there to stay; undefined where
 * there is no such storage.
 */
export async function onShelf<T>(
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
