import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll, expectWholeFigures } from './checks.ts';

/** What is on screen: nothing beyond the edge, no figure in two lines, nothing hard to use, and colours told apart in both schemes. */
export async function expectFit(page: Page, where: string): Promise<void> {
  await page.evaluate(rested);
  await expectNoSidewaysScroll(page, where);
  await expectWholeFigures(page, where);
  await expectAccessible(page, `${where}, light`);
  await expectReadableInTheDark(page, where);
}

/** Run in the page: what moves or fades for a while has ended; colours half way are nobody's. What has no end is not waited for. */
async function rested(): Promise<void> {
  const passing = document.getAnimations().filter(({ playState }) => playState === 'running');
  // One that is taken back rejects, and is over as well.
  const ended = Promise.allSettled(passing.map(({ finished }) => finished));
  await Promise.race([ended, new Promise((over) => setTimeout(over, 500))]);
}

/** Colours are told apart in the dark scheme; the light one is back afterwards. */
export async function expectReadableInTheDark(page: Page, where: string): Promise<void> {
  await page.evaluate(setScheme, 'dark');
  await expectAccessible(page, `${where}, dark`, 'colours');
  await page.evaluate(setScheme, 'light');
}

/** Run in the page. */
function setScheme(name: string): void {
  document.documentElement.dataset['scheme'] = name;
}
