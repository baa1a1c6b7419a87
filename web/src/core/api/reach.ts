import { createStore } from '../store.ts';

/** Whether the last call reached the server, and since when it does not. */
interface Reach {
  online: boolean;
  since: number;
}

let answeredAt = 0;
const reach = createStore<Reach>({ online: globalThis.navigator?.onLine ?? true, since: Date.now() });

/**
 * Updated by the client after every call, and by the browser's events.
 * @param asked when the call was sent; an answer to a call sent before the network was lost says nothing about the present
 */
export function reportReach(online: boolean, asked = Date.now()): void {
  if (online) answeredAt = Date.now();
  const former = reach.read();
  if (online === former.online || (online && asked < former.since)) return;
  reach.change({ online, since: Date.now() });
}

globalThis.addEventListener?.('offline', () => reportReach(false));

/** Subscribes to changes of the server's reachability; returns the unsubscribe function. */
export const onReach = reach.listen;

/** Whether the server has answered anything since a moment, in ms of this device's clock. */
export const answeredSince = (moment: number): boolean => answeredAt >= moment;

/** The present state of the connection. */
export const reachNow = reach.read;

/** As a hook; re-renders on change. */
export const useReach = reach.use;
