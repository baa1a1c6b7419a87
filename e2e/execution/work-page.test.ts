import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import { expectFit } from '../test/fit.ts';
import { offline } from '../test/offline.ts';
import { openWorkshop } from '../test/terminal.ts';
import {
  confirmWith,
  finishSheet,
  identity,
  inDatabase,
  mainButton,
  pauseAs,
  shown,
  startAs,
} from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

const digits = '123';

/** Presses what is there and counts it. */
function fingers(page: Page) {
  let taps = 0;
  return {
    tap: async (name: string | RegExp) => {
      taps += 1;
      await page.getByRole('button', { name }).first().click();
    },
    check: async (name: string) => {
      taps += 1;
      await page.getByLabel(name, { exact: true }).check();
    },
    sign: async () => {
      taps += digits.length;
      await confirmWith(page, digits);
    },
    taps: () => taps,
  };
}

/** Counts how often a text was on the page, for however short a time. @returns how often by now */
async function watchFor(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((sought) => {
    const seen = Object.assign(window, { timesSeen: 0 });
    new MutationObserver(() => {
      if (document.body.textContent?.includes(sought)) seen.timesSeen += 1;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => page.evaluate(() => (window as typeof window & { timesSeen: number }).timesSeen);
}

describe('the page of the work in hand', () => {
  it('leads through an order of two services to its end', async () => {
    const { order } = await makeOrder(world.api, { services: 2 });
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', '/execucao', { device: 'phone' });
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Trabalho em andamento' })
      .getByRole('button', { name: new RegExp(shown(order)) })
      .click();
    await page.waitForURL(`/os/${order}/trabalho`);
    await page.getByRole('heading', { name: `Trabalho na OS ${shown(order)}` }).waitFor();
    await expectFit(page, 'work in hand');
    const hand = fingers(page);
    await hand.tap(/^Parar e iniciar o próximo/);
    await hand.sign();
    await page.getByText(/^feito/).waitFor();
    await hand.tap('Parar e finalizar a OS');
    await hand.tap(/^Finalizar OS/);
    await hand.sign();
    await page.waitForURL('/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', intervals: 2, running: 0 });
    expect(hand.taps()).toBeLessThanOrEqual(9);
  });

  it('starts a service, and changes to another while it runs', async () => {
    const { order, items } = await makeOrder(world.api, { services: 3 });
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'tablet' });
    await page
      .getByRole('list', { name: 'Serviços, na ordem' })
      .getByRole('button', { name: /^Iniciar/ })
      .first()
      .click();
    await confirmWith(page, digits);
    await page
      .getByRole('button', { name: /^Trocar para este/ })
      .last()
      .click();
    await confirmWith(page, digits);
    await expect
      .poll(
        async () =>
          (
            await world.api.sql(
              'select nr_seq_os_item from execucao where nr_seq_os = $1 and dt_final is null',
              [order],
            )
          )[0],
      )
      .toEqual({ nr_seq_os_item: items[2] });
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('timer') })
      .waitFor();
    await expectFit(page, 'work in hand on a tablet');
  });

  it('tells the work done before a pause beside the clock, which begins anew', async () => {
    const { order } = await makeOrder(world.api, { services: 1 });
    await startAs(world.api, joao, order);
    await pauseAs(world.api, joao, order);
    await world.api.sql(
      `update os set dt_os = dt_os - interval '2 days', dt_inicial = dt_inicial - interval '2 days'
        where nr_sequencial = $1`,
      [order],
    );
    await world.api.sql(
      `update execucao set dt_inicio = dt_inicio - interval '1 day 8 minutes', dt_final = dt_inicio - interval '1 day'
        where nr_seq_os = $1`,
      [order],
    );
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    await page.getByRole('button', { name: /^Continuar/ }).click();
    await confirmWith(page, digits);
    await page.getByText(/ ·\santes: 8\smin$/).waitFor();
    await page.getByRole('timer').first().waitFor();
  });

  it('a service ended by mistake is to be done again, and keeps its time', async () => {
    const { order, items } = await makeOrder(world.api, { services: 2 });
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    const hand = fingers(page);
    await hand.tap(/^Parar e iniciar o próximo/);
    await page.getByRole('dialog').getByText('Parar e iniciar o próximo').waitFor();
    await hand.sign();
    await hand.tap(/^Desmarcar/);
    const sheet = page.getByRole('dialog', { name: 'Desmarcar' });
    await sheet.getByText('volta a constar como não feito').waitFor();
    expect(await sheet.getByRole('button').allInnerTexts()).toEqual(['', 'Desmarcar']);
    expect(await sheet.getByRole('switch').or(sheet.getByRole('textbox')).count()).toBe(0);
    await expectFit(page, 'a service unticked');
    await sheet.getByRole('button', { name: 'Desmarcar' }).click();
    await identity(page).getByText('Desmarcar', { exact: true }).waitFor();
    await hand.sign();
    await page.getByText('Serviço desmarcado').waitFor();
    await page.getByRole('button', { name: /^Trocar para este/ }).waitFor();
    expect(
      await world.api.sql(
        `select oi.dt_atendido, e.tp_fim from os_item oi join execucao e on e.nr_seq_os_item = oi.nr_sequencial
          where oi.nr_sequencial = $1`,
        [items[0]],
      ),
    ).toEqual([{ dt_atendido: null, tp_fim: 'F' }]);
  });

  it('has the services of a plan order to tick; they are registered with its finish', async () => {
    const { order, plate } = await makePlanOrder(world.api);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone', language: 'es' });
    const boxes = page.getByRole('list', { name: 'Servicios, en orden' }).getByRole('checkbox');
    expect(await boxes.first().isDisabled()).toBe(true);
    await page.getByRole('button', { name: `Iniciar ${plate}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Iniciar' }).click();
    await page
      .getByRole('dialog', { name: /^Confirme/ })
      .locator('[data-digits]')
      .fill(digits);
    await page.getByRole('timer').first().waitFor();
    for (const box of await boxes.all()) await box.check();
    await page.reload();
    await expect.poll(() => boxes.first().isChecked()).toBe(true);
    await expectFit(page, 'a plan order being worked on');
    await page.goto(`/os/${order}`);
    await page.getByText(/^\d marcados? en este terminal: se registran? al finalizar$/).waitFor();
    await page.goto(`/os/${order}/trabalho`);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/^KM/).fill('5400');
    await sheet.getByRole('button', { name: /^Registrar y finalizar/ }).click();
    await page
      .getByRole('dialog', { name: /^Confirme/ })
      .locator('[data-digits]')
      .fill(digits);
    await page.waitForURL((url) => url.pathname === '/osPreventiva');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
  });

  it('without network goes on to the next service, and finishes', async () => {
    const { order } = await makeOrder(world.api, { services: 2 });
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    await page.getByRole('button', { name: /^Parar e iniciar o próximo/ }).waitFor();
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await page.getByRole('button', { name: /^Parar e iniciar o próximo/ }).click();
    await confirmWith(page, digits);
    await page.getByRole('button', { name: 'Parar e finalizar a OS' }).click();
    await finishSheet(page, order)
      .getByRole('button', { name: /^Finalizar OS/ })
      .click();
    await confirmWith(page, digits);
    await offline(page, false);
    await expect
      .poll(() => inDatabase(world.api, order), { timeout: 20_000 })
      .toMatchObject({
        st_os: 'R',
        intervals: 2,
        running: 0,
      });
  });

  it('without network opens the finish with what it keeps, however old, and tells no failure', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', '/ajuda', { device: 'phone' });
    await page.clock.install();
    await page.goto(`/os/${order}/trabalho`);
    const finish = page.getByRole('button', { name: 'Parar e finalizar a OS' });
    await finish.waitFor();
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    const failed = await watchFor(page, 'Falha ao carregar os dados da OS');
    for (let time = 0; time < 2; time += 1) {
      await page.clock.fastForward(61_000);
      await finish.click();
      const sheet = finishSheet(page, order);
      await sheet.getByRole('button', { name: /^Finalizar OS/ }).waitFor();
      await sheet.getByRole('button', { name: 'Fechar' }).click();
      await sheet.waitFor({ state: 'hidden' });
    }
    expect(await failed()).toBe(0);
    await offline(page, false);
  });

  it('ticks a service by its circle, by keys, and by a swipe to the right', async () => {
    const { order } = await makeOrder(world.api, { services: 3 });
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    const list = page.getByRole('list', { name: 'Serviços, na ordem' });
    await list.getByRole('button', { name: /^Concluir / }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await identity(page).waitFor();
    await page.keyboard.press('Escape');
    await identity(page).waitFor({ state: 'hidden' });
    await list.locator('[data-step]:focus').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await confirmWith(page, digits);
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ intervals: 2, running: 1 });

    const current = list.getByRole('listitem').filter({ has: page.getByRole('timer') });
    await expect.poll(() => current.getAttribute('class')).toMatch(/running/);
    await current.getByText('feito').waitFor({ state: 'hidden' });
    await current.getByRole('button', { name: /^Concluir / }).waitFor();
    await swipe(page, current, { x: 60, y: 0 });
    await page.waitForTimeout(200);
    expect(await identity(page).count()).toBe(0);
    await swipe(page, current, { x: 200, y: 10 });
    await confirmWith(page, digits);
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ intervals: 3, running: 1 });
  });

  it('is where a start leads, and a shared terminal stays on its list', async () => {
    const { order, plate } = await makeOrder(world.api);
    const shared = await stage.as('staff', `/?codigo=${order}`);
    await mainButton(shared, 'Iniciar', plate).click();
    await shared
      .getByRole('dialog', { name: 'Quem vai atender?' })
      .getByRole('button', { name: /João Pereira/ })
      .click();
    await confirmWith(shared, digits);
    await shared.getByText(`OS ${shown(order)} iniciada`).waitFor();
    expect(new URL(shared.url()).pathname).toBe('/');
  });
});

/** Moves a finger over the middle of an element. */
async function swipe(page: Page, element: Locator, way: { x: number; y: number }): Promise<void> {
  const start = { x: 120, y: 20 };
  // At rest, and nothing over it.
  await element.click({ trial: true, position: start });
  const box = await element.boundingBox();
  if (box === null) throw new Error('not on screen');
  const touch = await page.context().newCDPSession(page);
  const from = { x: box.x + start.x, y: box.y + start.y };
  const at = (share: number) => [{ x: from.x + way.x * share, y: from.y + way.y * share }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
