import { calls } from '@terminal/contract';
import { beforeAll, expect, it } from 'vitest';
import { broken } from '../test/ours.ts';
import { pages } from '../test/pages.ts';
import { type Scene, setScene } from '../test/scene.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();
let scene: Scene;

beforeAll(async () => {
  scene = await setScene(world);
});

it.each([
  ['internal orders', 'listOrders'],
  ['the execution list', 'listPaused'],
  ['an order', 'getOrder'],
  ["a technician's own work", 'listOwnWork'],
  ['the forecast, a week open', 'getForecast'],
  ['the plans', 'listPlans'],
  ['a plan with its ring and vehicles', 'getPlan'],
  ['the figures of the tyre shop', 'getTyreDashboard'],
  ['the history of a tyre', 'getTyreHistory'],
  ['a movement, with the tyres in stock', 'getMovementLayout'],
  ['an inventory', 'getInventory'],
] as const)('%s stays when it could not be loaded again, and says since when', async (name, call) => {
  const [, who, path, ready] = pages.find(([known]) => known === name) ?? [];
  if (who === undefined || path === undefined || ready === undefined) throw new Error(`no page ${name}`);
  stage.expects(/500/);
  if (call === 'listOrders') stage.expects(/list not loaded/);
  const page = await stage.as(who, '/nada', { device: 'desktop', feed: false });
  await page.clock.install();
  await page.goto(path(scene));
  await ready(page, scene);
  const rows = page.getByRole('main').getByRole('listitem');
  await page.waitForLoadState('networkidle');
  const shown = await rows.count();
  await page.route(patternOf(calls[call].path), (route) => route.fulfill(broken));
  await page.clock.fastForward('05:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => page.getByText(/^Não atualizado desde/).count()).toBeGreaterThan(0);
  expect(await rows.count()).toBe(shown);
  await page.unroute(patternOf(calls[call].path));
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click();
  await page.getByText(/^Não atualizado desde/).waitFor({ state: 'hidden' });
});
