import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let oldest: number | null = null;

/** Told by the keeper: when the oldest kept answer on screen was given, in ms; null: everything on screen is the server's own. */
export function showOldest(at: number | null): void {
  if (at === oldest) return;
  oldest = at;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the oldest kept answer on screen was given, in ms; null: none is. Redraws when it changes. */
export const useOldest = (): number | null => useSyncExternalStore(subscribe, () => oldest);
