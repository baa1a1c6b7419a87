import { useEffect } from 'react';
import { filterKeys, removeStored } from './storage.ts';

const listeners = new Set<() => void>();

/** Empties the filters of the page on screen and all stored ones (SHELL-19). */
export function clearFilters(): void {
  for (const key of filterKeys) removeStored(key);
  for (const listener of listeners) listener();
}

/** A page with filters empties them when the top bar's button is pressed. */
export function useClearFilters(clear: () => void): void {
  useEffect(() => {
    listeners.add(clear);
    return () => void listeners.delete(clear);
  }, [clear]);
}
