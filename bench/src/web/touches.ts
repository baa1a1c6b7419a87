import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

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
  const main = page.getByRole('main');
  await page.getByRole('article').first().waitFor();
  await main.locator('label', { hasText: 'Colunas' }).tap();
  await page.waitForTimeout(1_500);
  await main.locator('label', { hasText: 'Cards' }).tap();
  await page.waitForTimeout(1_500);
  const start = main.getByRole('button', { name: /Iniciar/ }).first();
  await start.tap();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  for (const digit of ['9', '9']) await sheet.getByRole('button', { name: digit, exact: true }).tap();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
}
