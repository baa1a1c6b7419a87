import { onReach, reachNow } from '../core/api/reach.ts';

/** Time by which a first screen has requested its data, in ms. */
const asked = 1_000;
/** Longest wait for a browser that draws all the time, in ms. */
const longest = 2_000;

const whenIdle: (work: () => void, options: IdleRequestOptions) => unknown =
  globalThis.requestIdleCallback ?? ((work) => work());

/** Once what the page opened with is drawn; without network at once: what this browser keeps is wanted then. */
export function afterFirstScreen(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onReach(goOn);
    function goOn() {
      stop();
      resolve();
    }
    if (!reachNow().online) goOn();
    setTimeout(() => whenIdle(goOn, { timeout: longest }), asked);
  });
}
