import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const lanes = new Set<string>();

/** Told by the sender: whether what is kept in a lane was not answered in time when it was last tried. */
export function showSlow(lane: string, slow: boolean): void {
  if (slow) lanes.add(lane);
  else lanes.delete(lane);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the network is slow for what is kept; redraws when that changes. */
export const useSlow = (): boolean => useSyncExternalStore(subscribe, () => lanes.size > 0);
