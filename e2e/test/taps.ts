import type { Page } from 'playwright-core';

/** Counts the touches of a finger or mouse on a page from now on, also on the pages it leads to. @returns reads the count */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  const listen = () => {
    const { tapped } = window as Window & { tapped?: () => Promise<void> };
    window.addEventListener('pointerdown', () => void tapped?.(), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => taps;
}
