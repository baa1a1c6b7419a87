import type { AnswerOf } from '@terminal/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { plateText } from '../../web/src/core/format/plates.ts';
import { expectInSight } from '../test/checks.ts';
import { openWorkshop } from '../test/terminal.ts';
import { pauseAs, startAs } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openWorkshop();

/** Whether a text is cut, and says so by dots. */
const endsInDots = (text: Locator) =>
  text.evaluate(
    (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis',
  );

const counter = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Contadores' }).getByRole('button', { name: new RegExp(`^${name}`) });

it('the wall fills the screen, keeps its figures while the network is away, and is left by Escape', async () => {
  stage.expects(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const page = await stage.as('staff', '/dashboard', { device: 'desktop' });
  // A browser without a screen gives full screen and takes it back as it likes: here it refuses, and the window is filled.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no full screen'));
  });
  await page.getByRole('button', { name: 'Mural em tela cheia' }).click();
  await page.waitForURL('/dashboard?mural=1');
  await page.getByRole('button', { name: 'Sair do mural' }).waitFor();
  const figures = page.getByRole('list', { name: 'Contadores' }).getByRole('listitem');
  await figures.filter({ hasText: /\d+ abertas/ }).waitFor();
  const wall = page.locator('header').filter({ has: page.getByRole('button', { name: 'Sair do mural' }) });
  const uncovered = () =>
    wall.locator('..').evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
    });
  await expect.poll(uncovered).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  await page.context().setOffline(true);
  await wall.getByText('Sem rede.').waitFor({ timeout: 20_000 });
  expect(await figures.first().textContent()).toMatch(/^\d+ abertas$/);
  await page.getByRole('region', { name: 'Socorro e atrasadas' }).getByRole('listitem').first().waitFor();
  await page.context().setOffline(false);
  await wall.getByText('Sem rede.').waitFor({ state: 'hidden', timeout: 20_000 });

  await page.keyboard.press('Escape');
  await page.waitForURL('/dashboard');
  await counter(page, 'Frota').waitFor();
});

it('the wall in a window as narrow as a phone cuts none of its counts', async () => {
  const page = await stage.as('staff', '/dashboard?mural=1', { device: 'phone' });
  await expectInSight(page.locator('li[data-count=atrasadas]'));
});

it('the wall says of each late order that it is, also within its first minute', async () => {
  await makeOrder(world.api, { openedDaysAgo: 3 });
  const page = await stage.as('staff', '/dashboard', { device: 'phone' });
  await page.route(patternOf('dashboard/getMural'), async (route) => {
    const response = await route.fetch();
    const wall = (await response.json()) as AnswerOf<'getDashboardWall'>;
    const urgentes = wall.urgentes
      .filter(({ socorro }) => !socorro)
      .slice(0, 1)
      .map((order) => ({ ...order, dt_prometida: new Date().toISOString() }));
    await route.fulfill({ response, json: { ...wall, urgentes } });
  });
  await page.goto(`${world.address}/dashboard?mural=1`);
  await page.getByRole('region', { name: 'Socorro e atrasadas' }).getByText('atrasada agora').waitFor();
});

it('the wall shows rescues before late orders, whole plates, and who works, never why somebody rests', async () => {
  const rescue = await makeOrder(world.api, { rescue: true });
  const late = await makeOrder(world.api, { openedDaysAgo: 3 });
  await world.api.sql('update os set nr_seq_criticidade = 1 where nr_sequencial = $1', [late.order]);
  const joao = await world.api.signIn('1001', '123');
  await world.api.sql(
    "update g_clifor set ds_colaborador = 'JOÃO PEREIRA DE ALBUQUERQUE CAVALCANTI' where nr_matricula = '1001'",
  );
  const inWork = await makeOrder(world.api);
  await startAs(world.api, joao, inWork.order);
  const carlos = await world.api.signIn('1002', '234');
  const resting = await makeOrder(world.api);
  await startAs(world.api, carlos, resting.order);
  await pauseAs(world.api, carlos, resting.order);
  const page = await stage.as('staff', '/dashboard?mural=1', { viewport: { width: 1920, height: 1080 } });
  const urgent = page.getByRole('region', { name: 'Socorro e atrasadas' });
  await urgent.getByText(plateText(rescue.plate)).waitFor();
  const isRescue = (await urgent.getByRole('listitem').allTextContents()).map((text) =>
    text.includes('Socorro em rota'),
  );
  expect(isRescue).toContain(false);
  expect(isRescue).toEqual(isRescue.toSorted((a, b) => Number(b) - Number(a)));
  const hand = page
    .getByRole('region', { name: 'Nas mãos e à espera de peça' })
    .getByRole('listitem')
    .filter({ hasText: plateText(inWork.plate) });
  const worker = hand.getByTitle(/^João Pereira .* Cavalcanti$/);
  await worker.waitFor();
  expect(await endsInDots(worker)).toBe(true);
  await urgent
    .getByText(/de atraso$/)
    .first()
    .waitFor();
  await page.getByText(/vira em \d+ s/).waitFor();
  const cut = await page
    .locator('[data-scheme="dark"]')
    .evaluate((wall) => wall.scrollHeight - wall.clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
  const overflowing = await page
    .locator('[data-scheme="dark"] [translate="no"]')
    .evaluateAll((plates) => plates.map((plate) => plate.scrollWidth - plate.clientWidth));
  expect(overflowing.length).toBeGreaterThan(1);
  expect(Math.max(...overflowing)).toBeLessThanOrEqual(0);
  const foot = await page.locator('[data-scheme="dark"] footer').boundingBox();
  const row = await hand.boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  expect(await page.getByText(/Refei[cç][aã]o/).count()).toBe(0);
});
