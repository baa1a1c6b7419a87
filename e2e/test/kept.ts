import type { OrderDetail } from '@terminal/contract';
import type { Page } from 'playwright-core';

/** An answer as the browser keeps it. */
export interface Row {
  call: string;
  owner: string;
  data: unknown;
}

/** Requests whose answers are stored, one per call. */
export const keptCalls = async (page: Page): Promise<string[]> => (await kept(page)).map(({ call }) => call);

/** Whose they are. */
export const ownersOf = async (page: Page): Promise<string[]> => [
  ...new Set((await kept(page)).map(({ owner }) => owner)),
];

/** Whether the stored answer of an order shows it as paused. */
export const pausedHere = async (page: Page, order: number): Promise<boolean> =>
  (await kept(page)).some(
    ({ call, data }) =>
      call === 'getOrder' &&
      (data as OrderDetail).nr_sequencial === order &&
      (data as OrderDetail).st_os_pause === 'P',
  );

/** Everything the browser keeps of answers. */
export const kept = (page: Page): Promise<Row[]> =>
  page.evaluate(async () => {
    const names = await indexedDB.databases();
    if (!names.some(({ name }) => name === 'respostas')) return [];
    return new Promise<Row[]>((resolve) => {
      const opening = indexedDB.open('respostas');
      opening.onsuccess = () => {
        const asked = opening.result.transaction('answers').objectStore('answers').getAll();
        asked.onsuccess = () => {
          opening.result.close();
          resolve(asked.result as Row[]);
        };
      };
    });
  });

/** Run before a page's own scripts: changes every answer that is kept. */
export const changeKept = (part: object): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('respostas');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('answers', 'readwrite');
      const store = writing.objectStore('answers');
      const asked = store.getAll();
      asked.onsuccess = () => {
        for (const row of asked.result as object[]) store.put({ ...row, ...part });
      };
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

/** Run in the page: as if so many more orders had been read an hour ago. */
export const addKept = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('respostas');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('answers', 'readwrite');
      const store = writing.objectStore('answers');
      const asked = store.getAll();
      asked.onsuccess = () => {
        const [row] = (asked.result as { call: string }[]).filter(({ call }) => call === 'getOrder');
        for (let n = 0; n < count; n += 1)
          store.put({ ...row, key: `outra ${n}`, data: {}, usedAt: Date.now() - 3_600_000 + n });
      };
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
