/** Events by which a person shows to be at work. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign = Date.now();

/** Notes when somebody uses the page. Once per page load. */
export function followSigns(): void {
  const note = () => {
    lastSign = Date.now();
  };
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const whenIdle: (work: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((work) => setTimeout(work));

/** Waits until nobody has used the page for `ms` milliseconds, and the browser has nothing else to do. */
export async function quiet(ms: number): Promise<void> {
  const left = () => Math.min(lastSign + ms - Date.now(), ms);
  while (left() > 0) await wait(left());
  await new Promise<void>((resolve) => whenIdle(resolve));
}
