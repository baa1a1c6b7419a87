import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeOrder } from '../server/test/orders.ts';
import { openStage, type Stage } from './test/browser.ts';
import { people } from './test/people.ts';
import { confirmWith, endAllWork, finishSheet, startAs } from './test/work.ts';
import { startWorld, type World } from './test/world.ts';

let world: World;
let stage: Stage;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
});

afterEach(() => stage.endTest());

afterAll(async () => {
  await stage?.close();
  await world?.close();
});

it('what was typed is there again after the browser was closed, until it is sent', async () => {
  const { order } = await makeOrder(world.api);
  await endAllWork(world.api);
  await startAs(world.api, await world.api.signIn(people.joao.number, people.joao.digits), order);
  const page = await stage.as('joao', `/os/${order}`);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await finishSheet(page, order).getByRole('button', { name: 'Observação' }).click();
  await finishSheet(page, order).getByRole('textbox', { name: 'Observação' }).fill('pastilha no limite');
  // A new tab knows nothing of the one before.
  const next = await stage.tab(page);
  await page.close();
  await next.goto(`/os/${order}`);
  await next.getByRole('button', { name: 'Finalizar' }).click();
  const sheet = finishSheet(next, order);
  await expect
    .poll(() => sheet.getByRole('textbox', { name: 'Observação' }).inputValue())
    .toBe('pastilha no limite');
  await sheet.getByRole('button', { name: /^Finalizar OS/ }).click();
  await confirmWith(next, '123');
  await next.waitForURL((url) => url.pathname === '/');
  const [row] = await world.api.sql('select ds_obs_externa from os where nr_sequencial = $1', [order]);
  expect(row).toEqual({ ds_obs_externa: 'pastilha no limite' });
  const kept = await next.evaluate(() => Object.keys(sessionStorage).filter((key) => /^encerrar/.test(key)));
  expect(kept).toEqual([]);
});
