import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** A mid-range tablet: so many times slower than the machine. */
export const slowdown = 4;

/** What fingers and eyes wait for on a slow tablet. */
export interface Touches {
  /** Longest time from a touch to the next paint, in ms, as the browser counts it. */
  longest: number;
  count: number;
  /** Layout shift of everything done, without touching. */
  shift: number;
  /** Time from the page's start until the first of 500 cards in columns was painted, in ms. */
  columns: number;
}

/** Goes through list, layouts, an order and the digits on a slow tablet, then opens the columns. */
export async function measureTouches(context: BrowserContext, page: Page, base: string): Promise<Touches> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  await page.goto(`${base}/`);
  await touchAround(page);
  const seen = await page.evaluate<Omit<Touches, 'columns'>>('window.seen');
  await page.goto(`${base}/?layout=Colunas`);
  // Looked for by its tag: to find roles costs the slowed page itself half a second.
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(1_000);
  const columns = await page.evaluate<number>('window.seen.firstCard');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ...seen, columns };
}

async function touchAround(page: Page): Promise<void> {
  const main = page.locator('main');
  await main.locator('article').first().waitFor();
  await touch(page, main.locator('label', { hasText: 'Colunas' }));
  await page.waitForTimeout(1_500);
  await touch(page, main.locator('label', { hasText: 'Cards' }));
  await page.waitForTimeout(1_500);
  await touch(page, main.locator('article button', { hasText: 'Iniciar' }).first());
  const nine = page.locator('dialog[open] button', { hasText: /^9$/ });
  await nine.waitFor();
  for (let digits = 0; digits < 2; digits += 1) await touch(page, nine);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
}

/** What an eye and a finger need to find the next place, in ms. */
const reactionMs = 400;

/** A touch alone: to look for its place costs the slowed page time, which is over before. */
async function touch(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('Nothing to touch there.');
  await page.waitForTimeout(reactionMs);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
