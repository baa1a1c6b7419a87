import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Installs the service worker now: the pages themselves ask for it some seconds after the first screen. */
export async function installWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await workerInstalled(page);
}

/** Waits until the service worker has stored its files. */
export const workerInstalled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(workerState), { timeout: 60_000, interval: 200 }).toBe('activated');

/**
 * Takes the network away from everything in the browser, or gives it back. With it goes what the browser itself stored of the
 * pages: it forgets that whenever it likes, and behind a certificate it does not know it stores nothing.
 */
export async function offline(page: Page, away: boolean): Promise<void> {
  const context = page.context();
  if (away) {
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
  }
  await context.setOffline(away);
}

/** Run in the page. @returns what has become of the service worker; null: it is not there yet */
const workerState = async (): Promise<string | null> =>
  (await navigator.serviceWorker.getRegistration())?.active?.state ?? null;
