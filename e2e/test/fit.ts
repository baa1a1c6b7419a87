import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';

/** What is on screen: nothing beyond the edge, nothing hard to use, and colours told apart in both schemes. */
export async function expectFit(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  await expectAccessible(page, `${where}, light`);
  await expectReadableInTheDark(page, where);
}

/** Colours are told apart in the dark scheme; the light one is back afterwards. */
export async function expectReadableInTheDark(page: Page, where: string): Promise<void> {
  await changeScheme(page, 'dark');
  await expectAccessible(page, `${where}, dark`, 'colours');
  await changeScheme(page, 'light');
}

/** Changes the colours and waits until they have arrived: each part of the page follows the one around it. */
async function changeScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['scheme'] = chosen;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let quiet = 0; quiet < 3; ) {
      await frame();
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      quiet = moving.some((animation) => animation instanceof CSSTransition) ? 0 : quiet + 1;
    }
  }, scheme);
}
