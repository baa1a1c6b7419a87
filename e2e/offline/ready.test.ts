import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { devices } from '../test/browser.ts';
import { expectFit } from '../test/fit.ts';
import { keptCalls } from '../test/kept.ts';
import { cardOf, settled } from '../test/list.ts';
import { startHere, strip, withoutNetwork } from '../test/offline.ts';
import { openWorkshop } from '../test/terminal.ts';
import { inDatabase } from '../test/work.ts';
import { installWorker, offline } from '../test/worker.ts';

const { world, stage } = await openWorkshop();

beforeEach(() => stage.expects(withoutNetwork));

const sign = (page: Page) => strip(page, 'Pronto para ficar sem rede');
const readyIn = { timeout: 90_000 };

/** A terminal that opens without network, where João has just signed in and nobody does anything. */
async function leftAlone(): Promise<Page> {
  const page = await stage.as('joao', '/', { worker: true });
  await installWorker(page);
  await page.reload();
  await settled(page);
  await sign(page).waitFor(readyIn);
  return page;
}

it('a terminal nobody uses prepares itself for no network; what is done without it every screen shows afterwards', async () => {
  const { order, plate } = await makeOrder(world.api);
  const again = await makeOrder(world.api, { reopened: true });
  const page = await leftAlone();
  await expect
    .poll(() => keptCalls(page))
    .toEqual(expect.arrayContaining(['getOrder', 'listReasons', 'listReopenedOrders']));
  await expectFit(page, 'ready for no network, tablet');
  await page.setViewportSize(devices.phone.viewport);
  await expectFit(page, 'ready for no network, phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await cardOf(page, order).getByRole('link').first().click();
  const way = page.getByRole('heading', { level: 1 }).getByRole('link');
  await sign(page).waitFor();
  expect(await way.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  await page.goBack();
  await page.setViewportSize(devices.tablet.viewport);
  const watching = await stage.as('staff', `/?placa=${plate}`);
  await cardOf(watching, order).waitFor();

  for (const terminal of [page, watching]) await offline(terminal, true);
  await strip(watching, 'Sem rede').waitFor();
  await page.goto('/osReabertas');
  await settled(page);
  await sign(page).waitFor({ state: 'hidden' });
  await cardOf(page, again.order).waitFor();
  await page.goto(`/os/${order}`);
  await startHere(page, plate);
  await strip(page, 'Sem rede: 1 envio guardado.').waitFor();

  await offline(page, false);
  await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
  await strip(page, /envio|Mostrando/).waitFor({ state: 'hidden' });
  expect(await cardOf(watching, order).getByText('João Pereira').count()).toBe(0);
  await offline(watching, false);
  await cardOf(watching, order).getByText('João Pereira').waitFor();
  await strip(watching, 'Sem rede').waitFor({ state: 'hidden' });
}, 180_000);
