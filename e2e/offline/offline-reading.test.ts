import type { OrderDetail } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { devices } from '../test/browser.ts';
import { expectFit } from '../test/fit.ts';
import { addKept, changeKept, kept, keptCalls, ownersOf, pausedHere, type Row } from '../test/kept.ts';
import { cardOf, cards, settled } from '../test/list.ts';
import { oldSince, open, retry, startHere, strip, withoutNetwork } from '../test/offline.ts';
import { people, signIn } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, inDatabase, mainButton, startAs } from '../test/work.ts';
import { installWorker, offline } from '../test/worker.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openWorkshop();

beforeEach(() => stage.expects(withoutNetwork));

const comments = (page: Page) => page.getByRole('textbox', { name: 'Escrever um comentário' });

/** Reads the home list and an order on a terminal that opens without network, and waits until both are kept. */
async function read(order: number, device: 'tablet' | 'desktop' = 'tablet'): Promise<Page> {
  const page = await stage.as('joao', '/', { worker: true, device });
  await installWorker(page);
  // From here on the pages come from the worker.
  await page.reload();
  await settled(page);
  // Kept a little later than shown, and not by a page that is left at once.
  await expect.poll(() => keptCalls(page)).toContain('listOrders');
  await page.goto(`/os/${order}`);
  await comments(page).waitFor();
  await expect.poll(() => keptCalls(page)).toContain('getOrder');
  return page;
}

describe('reading without network after a reload', () => {
  it('the list and an order read before are there, with their age, and work goes on', async () => {
    const { order } = await makeOrder(world.api);
    const unread = await makeOrder(world.api, { state: 'R', openedDaysAgo: 2 });
    const page = await read(order);
    await offline(page, true);
    await page.reload();
    await strip(page, oldSince).waitFor();
    await comments(page).fill('sem sinal no pátio');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await page.getByText('sem sinal no pátio').waitFor();
    await expect.poll(async () => JSON.stringify(await kept(page))).toContain('sem sinal no pátio');

    // What was done on it is there once more, and how old the rest is.
    await page.reload();
    await strip(page, oldSince).waitFor();
    await page.getByText('sem sinal no pátio').waitFor();
    await page.getByText('As fotos aparecem quando o servidor responder.').first().waitFor();
    await expectFit(page, 'an order without network, tablet');
    await page.setViewportSize(devices.phone.viewport);
    await expectFit(page, 'an order without network, phone');
    await page.setViewportSize(devices.tablet.viewport);

    await page.goto('/');
    await settled(page);
    expect(await cards(page).count()).toBeGreaterThan(0);
    await strip(page, oldSince).waitFor();
    await expectFit(page, 'the list without network, tablet');
    // It is found by its number, and by its plate, which opens it.
    await page.getByRole('button', { name: 'Buscar OS' }).click();
    const search = page.getByRole('dialog').getByRole('searchbox');
    await search.fill(String(order));
    await page.getByRole('dialog').getByText('Sem rede: 1 OS entre as guardadas neste aparelho.').waitFor();
    await search.press('Enter');
    await page.waitForURL(`**/os/${order}`);

    // An order never opened is not stored, and the page says so.
    await page.goto(`/os/${unread.order}`);
    await retry(page).waitFor();
    await strip(page, 'Sem rede').waitFor();
    await strip(page, oldSince).waitFor({ state: 'hidden' });
    // So do others, in the same words and before the last try is given up.
    for (const path of [`/veiculo/${unread.plate}`, '/historico', '/osEncerradas']) {
      await page.goto(path);
      const told = page.getByText('Não foi possível carregar', { exact: true });
      await told.first().waitFor({ timeout: 3_000 });
      // Once, also after the last try.
      await page.locator('button:not([aria-busy])', { hasText: 'Tentar de novo' }).first().waitFor();
      expect(await told.count(), path).toBe(1);
    }

    await page.goto(`/os/${order}`);
    await page.getByText('sem sinal no pátio').waitFor();
    await offline(page, false);
    await expect.poll(() => world.arrived('commentOrder').length).toBe(1);
    await strip(page, /envio|Mostrando/).waitFor({ state: 'hidden' });
    await page.getByText('sem sinal no pátio').waitFor();
  });

  it('of pictures, which are not kept, the page waits for no answer', async () => {
    const { order } = await makeOrder(world.api);
    const page = await read(order);
    await offline(page, true);
    await page.route(patternOf('os/getImages'), () => undefined);
    await page.reload();
    await strip(page, oldSince).waitFor();
    // Sooner than the question is given up.
    await page
      .getByText('As fotos aparecem quando o servidor responder.')
      .first()
      .waitFor({ timeout: 5_000 });
    await page.unroute(patternOf('os/getImages'));
    await offline(page, false);
    await page.getByText('Nenhuma foto nesta OS.').first().waitFor();
  });

  it('the orders of the page of a list are there without having been opened', async () => {
    const page = await stage.as('joao', '/', { worker: true });
    await installWorker(page);
    await page.reload();
    await settled(page);
    await expect
      .poll(async () => (await kept(page)).filter(({ call }) => call === 'getOrder').length, {
        timeout: 20_000,
      })
      .toBeGreaterThanOrEqual(await cards(page).count());
    await offline(page, true);
    await page.reload();
    await settled(page);
    const link = cards(page).last().getByRole('link').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${path}`);
    await comments(page).waitFor();
    await strip(page, oldSince).waitFor();
  });

  it('a list read before knows what was started meanwhile on the page of the order', async () => {
    const { order, plate } = await makeOrder(world.api);
    const list = `/?placa=${plate}`;
    const page = await stage.as('joao', list, { worker: true });
    await installWorker(page);
    await page.reload();
    await cardOf(page, order).waitFor();
    await expect.poll(async () => JSON.stringify(await kept(page))).toContain(`"nr_sequencial":${order}`);
    await page.goto(`/os/${order}`);
    await comments(page).waitFor();
    await expect.poll(() => keptCalls(page)).toContain('listRunning');
    await offline(page, true);
    await startHere(page, plate);
    await open(page, list);
    await cardOf(page, order).getByText('Você está atendendo').waitFor();
    expect(
      await cardOf(page, order)
        .getByRole('button', { name: /^Iniciar/ })
        .count(),
    ).toBe(0);
    await offline(page, false);
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
  });

  it('work in hand is paused and stays so', async () => {
    const { order, plate } = await makeOrder(world.api);
    await startAs(world.api, await world.api.signIn(people.joao.number, people.joao.digits), order);
    const page = await read(order);
    await expect.poll(() => keptCalls(page)).toEqual(expect.arrayContaining(['listReasons', 'listRunning']));
    await offline(page, true);
    await page.reload();
    await page.getByRole('button', { name: 'Pausar' }).click();
    const reasons = page.getByRole('dialog', { name: 'Por que vai pausar?' });
    await reasons.getByText('Deslocamento').click();
    expect(await reasons.getByRole('button', { name: 'Tentar de novo' }).count()).toBe(0);
    await reasons.getByRole('button', { name: /^Pausar OS/ }).click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await mainButton(page, 'Continuar', plate).waitFor();
    await expect.poll(() => pausedHere(page, order)).toBe(true);
    await page.reload();
    await mainButton(page, 'Continuar', plate).waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ running: 1 });
    // Digits are not stored: they are asked for once more.
    await offline(page, false);
    await strip(page, oldSince).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ver envios' }).click();
    const sends = page.getByRole('dialog', { name: 'Envios guardados' });
    await sends.locator('[data-digits]').fill('123');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 0 });
  });

  it('nobody else sees it', async () => {
    const { order } = await makeOrder(world.api);
    const page = await read(order, 'desktop');
    // The session is removed without sign-out, as on a terminal with partly cleared storage; stored answers are still there.
    await page.evaluate(() => localStorage.removeItem('filial'));
    await page.goto('/login');
    expect(await keptCalls(page)).toContain('getOrder');
    const [former] = await ownersOf(page);
    // Carlos may read the order himself, and his terminal would read it ahead.
    await page.context().route(new RegExp(`/api/os/${order}$`), (route) => route.abort());
    await signIn(page, 'carlos');
    await expect.poll(() => ownersOf(page)).toEqual([expect.not.stringContaining(former ?? '')]);
    await offline(page, true);
    await page.goto(`/os/${order}`);
    await retry(page).waitFor();
    expect(await comments(page).count()).toBe(0);
  });

  it('nothing is left after signing out, with and without network', async () => {
    const { order } = await makeOrder(world.api);
    const page = await read(order, 'desktop');
    await offline(page, true);
    await page.reload();
    await strip(page, oldSince).waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await page.waitForURL('/login');
    await expect.poll(() => kept(page)).toEqual([]);
    await offline(page, false);
    await page.goto('/login');
    await signIn(page, 'joao');
    await expect.poll(() => keptCalls(page)).toContain('listOrders');
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('/login');
    await expect.poll(() => kept(page)).toEqual([]);
  });

  it('nothing is left of a branch after changing to another, nor of a session that is over', async () => {
    const page = await stage.open({ device: 'desktop' });
    await signIn(page, 'joao');
    await expect.poll(() => keptCalls(page)).toContain('listOrders');
    const [former] = await ownersOf(page);
    const [, second] = await world.api.sql<{ ds_filial: string }>(
      'select ds_filial from filial order by nr_sequencial',
    );
    await page.getByRole('banner').getByTitle('Trocar de filial').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: second?.ds_filial ?? '' })
      .click();
    await expect.poll(async () => (await ownersOf(page)).filter((owner) => owner !== former)).toHaveLength(1);
    expect(await ownersOf(page)).not.toContain(former);

    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('filial') ?? '{}') as { token: string };
      localStorage.setItem('filial', JSON.stringify({ ...session, token: 'desconhecido' }));
    });
    await page.reload();
    await page.waitForURL('/login');
    await expect.poll(() => kept(page)).toEqual([]);
  });

  it('what another version kept, or what is a day old, is not shown', async () => {
    const { order } = await makeOrder(world.api);
    const page = await read(order);
    await offline(page, true);
    for (const part of [{ build: '/assets/index-outra.js' }, { answeredAt: Date.now() - 25 * 3_600_000 }]) {
      // Between two pages: the one that leaves still writes what it was answered last.
      const changing = await page.addInitScript(changeKept, part);
      await page.reload();
      await changing.dispose();
      await retry(page).waitFor();
      await expect.poll(() => kept(page)).toEqual([]);
      await offline(page, false);
      await page.reload();
      await comments(page).waitFor();
      await expect.poll(() => keptCalls(page)).toContain('getOrder');
      await offline(page, true);
    }
  });

  it('the hundred orders read last are kept, and none the server withholds', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await comments(page).waitFor();
    await expect.poll(() => keptCalls(page)).toContain('getOrder');
    await page.evaluate(addKept, 110);
    await page.reload();
    await comments(page).waitFor();
    const orders = async () => (await kept(page)).filter(({ call }) => call === 'getOrder');
    await expect.poll(async () => (await orders()).length).toBe(100);
    const isThis = ({ data }: Row) => (data as OrderDetail).nr_sequencial === order;
    expect((await orders()).filter(isThis)).toHaveLength(1);

    await world.api.sql('update os set nr_seq_filial = 2 where nr_sequencial = $1', [order]);
    await page.reload();
    await page.getByRole('main').getByText(`${order}`).first().waitFor();
    await expect.poll(async () => (await orders()).filter(isThis)).toEqual([]);
    expect(await comments(page).count()).toBe(0);
  });

  it('a server that does not answer is told apart from no network', async () => {
    const page = await stage.as('joao', '/');
    await settled(page);
    await expect.poll(() => keptCalls(page)).toContain('listOrders');
    await page.route(patternOf('os'), () => undefined);
    await page.reload();
    await strip(page, 'O servidor não responde.').filter({ hasText: oldSince }).waitFor();
    await settled(page);
    await page.unroute(patternOf('os'));
    await page.getByRole('main').getByRole('button', { name: 'Atualizar' }).click();
    await strip(page, oldSince).waitFor({ state: 'hidden' });
  });
});
