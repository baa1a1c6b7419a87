import { createStore } from '../../core/store.ts';

const slow = createStore(false);
const lanes = new Set<string>();

/** Told by the sender: whether what is kept in a lane was not answered in time when it was last tried. */
export function showSlow(lane: string, isSlow: boolean): void {
  if (isSlow) lanes.add(lane);
  else lanes.delete(lane);
  slow.change(lanes.size > 0);
}

/** Whether the network is slow for what is kept; redraws when that changes. */
export const useSlow = slow.use;
