import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let oldest: number | null | 'missing' = null;

/**
 * Told by the keeper: when the oldest kept answer on screen was given, in ms; null: everything on screen is the server's own;
 * 'missing': something on screen could not be had at all, and nothing is old.
 */
export function showOldest(at: number | null | 'missing'): void {
  if (at === oldest) return;
  oldest = at;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the oldest kept answer on screen was given, in ms; null: none is; 'missing' as of showOldest. Redraws when it changes. */
export const useOldest = (): number | null | 'missing' => useSyncExternalStore(subscribe, () => oldest);
