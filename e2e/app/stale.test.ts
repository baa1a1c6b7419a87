import { calls } from '@terminal/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../test/browser.ts';
import { ours } from '../test/ours.ts';
import { pages } from '../test/pages.ts';
import { type Scene, setScene } from '../test/scene.ts';
import { patternOf, startWorld, type World } from '../test/world.ts';

let world: World;
let stage: Stage;
let scene: Scene;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
  scene = await setScene(world);
});

afterEach(() => stage.endTest());

afterAll(async () => {
  await stage?.close();
  await world?.close();
});

const broken = ours({ status: 500, json: { mensagem: 'Erro interno', codigo: 'ERRO_INTERNO' } });

it.each([
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
  const page = await stage.as(who, '/nada', { device: 'desktop', feed: false });
  await page.clock.install();
  await page.goto(path(scene));
  await ready(page, scene);
  await page.route(patternOf(calls[call].path), (route) => route.fulfill(broken));
  await page.clock.fastForward('05:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => page.getByText(/^Não atualizado desde/).count()).toBeGreaterThan(0);
  await page.unroute(patternOf(calls[call].path));
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click();
  await page.getByText(/^Não atualizado desde/).waitFor({ state: 'hidden' });
});
