import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { kept, keptCalls } from '../test/kept.ts';
import { offline as cut, open, pause, startHere, strip, withoutNetwork } from '../test/offline.ts';
import { signIn } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { band, confirmWith, inDatabase, mainButton, startAs } from '../test/work.ts';
import { installWorker, offline } from '../test/worker.ts';
import { patternOf } from '../test/world.ts';

const { world, stage, joao } = await openWorkshop();

beforeEach(() => stage.expects(withoutNetwork));

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) });
const active = (page: Page) => section(page, 'Execuções ativas');
const paused = (page: Page) => section(page, 'Execuções pausadas');

/** The execution list, read and kept, then an order. */
async function read(order: number, path = ''): Promise<Page> {
  const page = await stage.as('joao', '/execucao', { worker: true });
  await installWorker(page);
  await page.reload();
  await active(page).getByText('Acessar').or(active(page).getByText('Nenhuma')).first().waitFor();
  await open(page, `/os/${order}${path}`);
  await expect
    .poll(() => keptCalls(page))
    .toEqual(
      expect.arrayContaining(['listActiveFleet', 'listPaused', 'getOrder', 'listRunning', 'listReasons']),
    );
  return page;
}

it('whose network went before the reasons of a pause came, it offers those of the documents', async () => {
  const { order, plate } = await makeOrder(world.api);
  await startAs(world.api, joao, order);
  const page = await stage.open();
  await page.context().route(patternOf('motivos'), (route) => route.abort());
  await signIn(page, 'joao');
  await page.goto(`/os/${order}`);
  await page.getByRole('button', { name: 'Pausar' }).waitFor();
  await cut(page, true);
  await pause(page);
  await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
  await mainButton(page, 'Continuar', plate).waitFor();
  await cut(page, false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 0 });
});

describe('the work list without network', () => {
  it('has what was started and paused meanwhile, and says how old it is', async () => {
    const { order, plate } = await makeOrder(world.api, { openedDaysAgo: 1 });
    const page = await read(order);
    await mainButton(page, 'Iniciar', plate).waitFor();
    await offline(page, true);
    await startHere(page, plate);
    await open(page, '/execucao');
    await active(page).getByText(plate).first().waitFor();
    // The badge beside the page's name says as many.
    await active(page).getByRole('heading', { name: 'Execuções ativas 1' }).waitFor();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Execução\s*1$/ })
      .waitFor();
    expect(await active(page).getByText('Nenhuma execução ativa').count()).toBe(0);
    await strip(page, /Mostrando os dados/).waitFor();
    await open(page, `/os/${order}`);
    await pause(page);
    await open(page, '/execucao');
    await paused(page).getByText(plate).first().waitFor();
    await active(page).getByText('Nenhuma execução ativa').waitFor();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Execução\s*0$/ })
      .waitFor();
    await paused(page).getByText('Deslocamento').filter({ visible: true }).first().waitFor();
    await offline(page, false);
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ intervals: 1, running: 0 });
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    await paused(page).getByText(plate).first().waitFor();
  });

  it('shows the service begun in place of the one that was done, and goes on to when the network is back', async () => {
    const { order, plate } = await makeOrder(world.api, { openedDaysAgo: 1, services: 2 });
    const [first, second] = await world.api.sql<{ ds_item: string }>(
      `select i.ds_item from os_item oi join item i on i.nr_sequencial = oi.nr_seq_item
        where oi.nr_seq_os = $1 order by oi.nr_sequencial`,
      [order],
    );
    await startAs(world.api, joao, order);
    const page = await read(order, '/trabalho');
    await offline(page, true);
    await page
      .getByRole('button', { name: /^Parar e iniciar o próximo/ })
      .first()
      .click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await open(page, '/execucao');
    const words = async () => ((await active(page).textContent()) ?? '').toLowerCase();
    await active(page).getByText(plate).first().waitFor();
    await expect.poll(words).toContain(second?.ds_item.toLowerCase());
    const seen: string[] = [];
    await offline(page, false);
    for (let look = 0; look < 60; look += 1) {
      seen.push(await words());
      await page.waitForTimeout(50);
    }
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    expect(seen.filter((text) => text.includes(first?.ds_item.toLowerCase() ?? ''))).toEqual([]);
    expect(await words()).toContain(second?.ds_item.toLowerCase());
  });

  it('the band still names the problem after a reload', async () => {
    const { order, plate } = await makeOrder(world.api, { openedDaysAgo: 1 });
    const page = await read(order);
    await mainButton(page, 'Iniciar', plate).waitFor();
    await offline(page, true);
    await startHere(page, plate);
    await open(page, '/');
    const problem = band(page).locator('strong');
    await problem.waitFor();
    const name = (await problem.textContent()) ?? '';
    expect(name).not.toMatch(/^OS /);
    await expect
      .poll(async () => (await kept(page)).find(({ call }) => call === 'listRunning')?.data)
      .toMatchObject([{ nr_seq_os: order }]);
    await page.reload();
    await problem.waitFor();
    expect(await problem.textContent()).toBe(name);
  });
});
