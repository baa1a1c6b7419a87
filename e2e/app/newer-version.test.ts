import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectFit } from '../test/fit.ts';
import { openTerminal } from '../test/terminal.ts';
import { installWorker } from '../test/worker.ts';
import type { World } from '../test/world.ts';

const { world, stage } = await openTerminal();

/** What the service worker of the server has more than the one built. */
let addition = '';

/** From now on the server brings a service worker that differs from the one before. */
function bringNewerWorker({ api }: World): void {
  addition += '\n// a newer version';
  if (addition.lastIndexOf('\n') > 0) return;
  api.app.server.prependListener('request', (request, response) => {
    if (request.url !== '/sw.js') return;
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
      delete request.headers[name];
    const setHeader = response.setHeader.bind(response);
    const end = response.end.bind(response);
    Object.assign(response, {
      setHeader: (name: string, value: string) =>
        setHeader(name, name === 'content-length' ? Number(value) + addition.length : value),
      end: () => end(addition),
    });
  });
}

it('a newer version is offered, begins by a press alone, and nothing typed is lost', async () => {
  const { order } = await makeOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`, { worker: true });
  const field = page.getByRole('textbox', { name: 'Escrever um comentário' });
  await field.waitFor();
  await installWorker(page);
  await page.reload();
  await field.fill('pela metade');
  const offer = page.getByRole('status').filter({ hasText: 'Nova versão pronta.' });
  expect(await offer.count()).toBe(0);

  bringNewerWorker(world);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await offer.waitFor({ timeout: 60_000 });
  await expectFit(page, 'an order with a newer version ready');
  // Nothing changes under anybody's fingers.
  expect(await field.inputValue()).toBe('pela metade');

  const before = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before);
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe('pela metade');
  expect(await offer.count()).toBe(0);
});

it('a newer version is begun by a press in every tab', { timeout: 180_000 }, async () => {
  const { order } = await makeOrder(world.api);
  const first = await stage.as('joao', `/os/${order}`, { worker: true });
  await installWorker(first);
  await first.reload();
  const second = await stage.tab(first);
  await second.goto(`/os/${order}`);
  const tabs = [first, second];
  const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Nova versão pronta.' });
  // Each follows its worker some seconds after its first screen.
  await second.waitForTimeout(6_000);
  bringNewerWorker(world);
  await first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  for (const page of tabs) await offer(page).waitFor({ timeout: 60_000 });
  for (const page of tabs) {
    const before = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('button', { name: 'Atualizar agora' }).click();
    await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before);
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    expect(await offer(page).count()).toBe(0);
  }
});
