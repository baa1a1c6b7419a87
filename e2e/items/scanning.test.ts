import { calls } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stockPart } from '../../server/test/inventory.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { openStage } from '../test/browser.ts';
import { expectFit } from '../test/fit.ts';
import { filmOf, scanByHand, scanSlowly } from '../test/qr.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, pauseSheet, startAs } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage, joao } = await openWorkshop();

const unknown = (page: Page) => page.getByRole('region', { name: 'Códigos não reconhecidos' });
const addSheet = (page: Page) => page.getByRole('dialog', { name: 'Registrar item' });

describe('codes of parts', () => {
  it('put a part on the order in hand, one more in its place while it is asked; what nobody knows is kept', async () => {
    const [first, second] = [await stockPart(world.api), await stockPart(world.api)];
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'tablet' });
    await page.getByRole('timer').first().waitFor();
    await scanByHand(page, first.code);
    await addSheet(page).getByRole('radio', { name: first.code }).and(page.locator(':checked')).waitFor();
    const quantity = addSheet(page).getByLabel('Quantidade');
    expect(await quantity.inputValue()).toBe('1');
    // The scanner writes into the field in focus; nothing of it stays there.
    await quantity.focus();
    await scanByHand(page, second.code);
    await addSheet(page).getByRole('radio', { name: second.code }).and(page.locator(':checked')).waitFor();
    expect(await quantity.inputValue()).toBe('1');
    await addSheet(page).getByRole('searchbox').focus();
    await scanByHand(page, 'NAOHAISTO1');
    await unknown(page).getByText('NAOHAISTO1').waitFor();
    expect(await addSheet(page).getByRole('searchbox').inputValue()).toBe('');
    await addSheet(page).getByRole('button', { name: 'Registrar' }).click();
    await confirmWith(page, '123');
    await expect
      .poll(() =>
        world.api.sql(
          'select nr_seq_item, qt_quantidade::int as n from os_item where nr_seq_os = $1 and nr_seq_item = any ($2)',
          [order, [first.item, second.item]],
        ),
      )
      .toEqual([{ nr_seq_item: second.item, n: 1 }]);
    // It stands on the page of the work, and a wrong one is taken off there.
    const line = page.getByRole('listitem').filter({ hasText: second.code });
    await line.getByRole('button', { name: /^Alterar/ }).click();
    await page.getByRole('button', { name: 'Excluir item' }).click();
    await page.getByRole('button', { name: 'Sim, excluir' }).click();
    await confirmWith(page, '123');
    await line.waitFor({ state: 'hidden' });
    await expect
      .poll(() =>
        world.api.sql('select from os_item where nr_seq_os = $1 and nr_seq_item = $2', [order, second.item]),
      )
      .toEqual([]);
  });

  it('that mean no part lead to what they mean, from the page of the work too', async () => {
    const { order } = await makeOrder(world.api);
    const other = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'tablet' });
    await page.getByRole('heading', { level: 1, name: /^Trabalho/ }).waitFor();
    await page.getByRole('list', { name: 'Serviços, na ordem' }).waitFor();
    await scanByHand(page, other.plate);
    await page.waitForURL(`/os/${other.order}`);
    await page.getByRole('article').first().waitFor();
    await scanByHand(page, 'NAOHAISTO2');
    const search = page.getByRole('dialog', { name: 'Buscar OS' });
    await unknown(page).getByText('NAOHAISTO2').waitFor();
    await unknown(page).getByRole('button', { name: 'Descartar NAOHAISTO2' }).click();
    await unknown(page).waitFor({ state: 'hidden' });
    // In a field of words keys count as a scanner's by their times, which a busy machine must not stretch.
    await scanSlowly(page, other.plate, 20);
    await search.waitFor({ state: 'hidden' });
  });

  it('that came before the search was loaded wait for it', async () => {
    const { order } = await makeOrder(world.api);
    const other = await makeOrder(world.api);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await stage.as('joao', `/os/${order}/trabalho`, {
      async network(page) {
        await page.route(/\/assets\/SearchEverywhere-.+\.js$/, async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await page.getByRole('list', { name: 'Serviços, na ordem' }).waitFor();
    const asked = page.waitForResponse(patternOf(calls.searchItems.path));
    await scanByHand(page, other.plate);
    await asked;
    // The page has passed the code on by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    release();
    await page.waitForURL(`/os/${other.order}`);
  });

  it('say what the work waits for, while the reason of a pause is asked', async () => {
    const part = await stockPart(world.api);
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    await page.getByRole('button', { name: 'Pausar' }).click();
    const sheet = pauseSheet(page);
    await sheet.getByRole('radio').first().waitFor();
    await scanByHand(page, part.code);
    await sheet.getByRole('radio', { name: 'Aguardando Peças' }).and(page.locator(':checked')).waitFor();
    await sheet.getByRole('button', { name: /^Pausar OS/ }).click();
    await confirmWith(page, '123');
    await expect
      .poll(() => world.api.sql('select nr_seq_item_peca from execucao where nr_seq_os = $1', [order]))
      .toEqual([{ nr_seq_item_peca: part.item }]);
  });

  it('are of the search on top, though the page below it comes later', async () => {
    const [first, second] = [await makeOrder(world.api), await makeOrder(world.api)];
    const page = await stage.as('joao', '/historico', { device: 'tablet' });
    const answer = Promise.withResolvers<void>();
    await page.route(`**/api/os/${first.order}`, (route) => answer.promise.then(() => route.fallback()));
    await page.goto(`/os/${first.order}`);
    await page.getByRole('main').getByRole('status').waitFor();
    // The part of the shell that hears scans comes after the page is drawn: who is too early scans again.
    const kept = unknown(page).getByText('NAOHAISTO4');
    const scanned = async () => {
      if ((await kept.count()) === 0) await scanSlowly(page, 'NAOHAISTO4', 20);
      return kept.count();
    };
    await expect.poll(scanned, { timeout: 20_000, interval: 500 }).toBe(1);
    answer.resolve();
    await page.getByRole('article').first().waitFor();
    await scanSlowly(page, second.plate, 20);
    await page.waitForURL(`/os/${second.order}`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('are read by the camera one after another, on one sheet with what they mean', async () => {
    const part = await stockPart(world.api);
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const film = filmOf(`https://terminal.example/item?cod=${part.code}`);
    const camera = await openStage(world, film.file);
    try {
      const page = await camera.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
      await page.getByRole('button', { name: 'Ler peça' }).click();
      const reader = page.getByRole('dialog', { name: 'Ler a etiqueta da peça' });
      await reader.getByText(part.code).first().waitFor();
      await reader.getByRole('button', { name: 'Som e vibração ao ler' }).click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('somLeitura'))).toBe('N');
      await expectFit(page, 'a part read by camera');
      await reader.getByRole('button', { name: 'Pôr na OS' }).click();
      await addSheet(page).getByRole('button', { name: 'Registrar' }).click();
      await confirmWith(page, '123');
      await addSheet(page).waitFor({ state: 'hidden' });
      await reader.locator('video').waitFor();
      await camera.endTest();
    } finally {
      await camera.close();
      film.remove();
    }
  });

  it('find the part in the stock, with the focus in its search field too', async () => {
    const part = await stockPart(world.api);
    const page = await stage.as('staff', '/estoque');
    const field = page.getByRole('searchbox', { name: 'Código ou palavras da peça' });
    await page.getByRole('row').nth(1).waitFor();
    await field.fill('filtro');
    await field.focus();
    await scanSlowly(page, part.code, 20);
    await expect.poll(() => field.inputValue()).toBe(part.code);
    await page.waitForURL((url) => url.searchParams.get('busca') === part.code);
    await page.getByRole('row').filter({ hasText: part.code }).waitFor();
    await scanSlowly(page, 'NAOHAISTO3', 20);
    await unknown(page).getByText('NAOHAISTO3').waitFor();
    expect(await field.inputValue()).toBe(part.code);
    await page.getByRole('button', { name: 'Ler código' }).click();
    const reader = page.getByRole('dialog', { name: 'Ler a etiqueta da peça' });
    await reader.getByText(part.code).first().waitFor();
    await expectFit(page, 'a part of the stock read off its label');
  });
});
