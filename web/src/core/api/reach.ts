import { useSyncExternalStore } from 'react';

/** Whether the last call reached the server, and since when it does not. */
interface Reach {
  online: boolean;
  since: number;
}

const listeners = new Set<() => void>();
let answeredAt = 0;
let reach: Reach = { online: globalThis.navigator?.onLine ?? true, since: Date.now() };

/**
 * Told by the client after every call, and by the browser's own events.
 * @param asked when the call left: an answer to what was asked before the network went says nothing of now
 */
export function reportReach(online: boolean, asked = Date.now()): void {
  if (online) answeredAt = Date.now();
  if (online === reach.online || (online && asked < reach.since)) return;
  reach = { online, since: Date.now() };
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('offline', () => reportReach(false));

/** Told whenever the server comes into reach or leaves it; answers how to stop. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server has answered anything since a moment, in ms of this device's clock. */
export const answeredSince = (moment: number): boolean => answeredAt >= moment;

/** The present state of the connection. */
export const reachNow = (): Reach => reach;

/** The same; redraws when it changes. */
export const useReach = (): Reach => useSyncExternalStore(onReach, reachNow);
