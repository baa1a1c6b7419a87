import { randomKey } from '../../core/api/random-key.ts';

/** This page, as other pages of this browser know it. */
export const thisPage = randomKey();

const lockOf = (page: string) => `página ${page}`;

let shown: Promise<void> | null = null;

/**
 * Once it is done others can tell that this page is open; the browser ends that with the page. A browser that gives no lock
 * keeps no command waiting: another page may then send it.
 */
export function showOpen(): Promise<void> {
  shown ??= new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve();
    const held = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(lockOf(thisPage), held).catch((error: unknown) => {
      console.warn('sends', error);
      resolve();
    });
  });
  return shown;
}

/** Whether a page is open in this browser. Without locks (plain http) none but this one is known to be. */
export async function openPages(): Promise<(page: string) => boolean> {
  if (!('locks' in navigator)) return (page) => page === thisPage;
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  return (page) => page === thisPage || open.has(lockOf(page));
}
