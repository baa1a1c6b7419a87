import { useSyncExternalStore } from 'react';

/** Whether the last call reached the server, and since when it does not. */
interface Reach {
  online: boolean;
  since: number;
}

const listeners = new Set<() => void>();
let reach: Reach = { online: globalThis.navigator?.onLine ?? true, since: Date.now() };

/** Told by the client after every call, and by the browser's own events. */
export function reportReach(online: boolean): void {
  if (online === reach.online) return;
  reach = { online, since: Date.now() };
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('offline', () => reportReach(false));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present state of the connection; redraws when it changes. */
export const useReach = (): Reach => useSyncExternalStore(subscribe, () => reach);
