import { useEffect } from 'react';
import { filterKeys, removeStored } from './storage.ts';
import { createSignal } from './store.ts';

const cleared = createSignal();

/** Empties the filters of the page on screen and all stored ones (SHELL-19). */
export function clearFilters(): void {
  for (const key of filterKeys) removeStored(key);
  cleared.tell();
}

/** A page with filters empties them when the top bar's button is pressed. */
export function useClearFilters(clear: () => void): void {
  useEffect(() => cleared.listen(clear), [clear]);
}
