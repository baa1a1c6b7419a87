import type { Page } from 'playwright-core';

/** Waits until drafts are on the disk, or read from it: a new transaction of the same store runs after earlier ones. */
export const writtenDown = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('terminal');
        opening.onerror = () => reject(new Error('no drafts'));
        opening.onsuccess = () => {
          const last = opening.result.transaction('rascunhos', 'readwrite');
          last.objectStore('rascunhos').count();
          last.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
