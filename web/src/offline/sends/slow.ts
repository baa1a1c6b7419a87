import { createStore } from '../../core/store.ts';

const slow = createStore(false);
const lanes = new Set<string>();

/** Set by the sender: whether the last try of a lane was not answered in time. */
export function showSlow(lane: string, isSlow: boolean): void {
  if (isSlow) lanes.add(lane);
  else lanes.delete(lane);
  slow.change(lanes.size > 0);
}

/** Whether the network is slow for stored sends; re-renders on change. */
export const useSlow = slow.use;
