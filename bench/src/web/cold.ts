import type { BrowserContext } from 'playwright-core';

/** Runs in a page of the terminal's origin that is none of its program. */
const forgetAll = `(async () => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
})()`;

/** Removes worker, stored pages, kept answers and the cache of files; the session stays. */
export async function makeCold(context: BrowserContext, base: string): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${base}/icon.svg`);
  await page.evaluate(forgetAll);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.goto('about:blank');
}
