import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { makeCold } from './cold.ts';

/** A network as in the corner of a yard. */
export const slowNetwork = { kilobitsPerSecond: 400, latency: 400 };

/** How long somebody signed in waits on a slow network with nothing of the terminal in the browser, in ms. */
export interface FirstScreen {
  /** Until something is drawn. */
  drawn: number;
  /** Until the first card of the list is there, with its button. */
  usable: number;
}

/** Opens the list on a slow network. */
export async function measureFirstScreen(
  context: BrowserContext,
  page: Page,
  base: string,
): Promise<FirstScreen> {
  await makeCold(context, base);
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (slowNetwork.kilobitsPerSecond * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowNetwork.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  await page.goto(`${base}/`, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(1_000);
  const usable = await page.evaluate<number>('window.seen.firstCard');
  const drawn = await page.evaluate<number>(
    "Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)",
  );
  await session.send('Network.disable');
  await session.detach();
  return { drawn, usable };
}
