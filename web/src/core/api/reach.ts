import { createStore } from '../store.ts';

/** Whether the last call reached the server, and since when it does not; down: not the network fails, but the server behind it. */
interface Reach {
  online: boolean;
  down: boolean;
  since: number;
}

/** The browser says that the network is gone before all its requests notice, in ms. */
const settling = 2_000;

let answeredAt = 0;
/** What was asked up to then says nothing about the present. */
let lostAt = 0;
const reach = createStore<Reach>({
  online: globalThis.navigator?.onLine ?? true,
  down: false,
  since: Date.now(),
});

/**
 * Updated by the client after every call, and by the browser's events.
 * @param asked when the call was sent; an answer to a call sent before the network was lost says nothing about the present
 */
export function reportReach(online: boolean, asked = Date.now(), down = false): void {
  if (online) answeredAt = Date.now();
  const former = reach.read();
  if (online && (former.online || asked < lostAt)) return;
  if (online === former.online && down === former.down) return;
  if (former.online) lostAt = Date.now();
  reach.change({ online, down, since: online === former.online ? former.since : Date.now() });
}

globalThis.addEventListener?.('offline', () => {
  reportReach(false);
  lostAt = Date.now() + settling;
});
globalThis.addEventListener?.('online', () => {
  lostAt = Math.min(lostAt, Date.now());
});

/** Subscribes to changes of the server's reachability; returns the unsubscribe function. */
export const onReach = reach.listen;

/** Whether the server has answered anything since a moment, in ms of this device's clock. */
export const answeredSince = (moment: number): boolean => answeredAt >= moment;

/** The present state of the connection. */
export const reachNow = reach.read;

/** As a hook; re-renders on change. */
export const useReach = reach.use;
