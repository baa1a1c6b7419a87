import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import { expectFit } from '../test/fit.ts';
import { offline } from '../test/offline.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, finishSheet, inDatabase, shown, startAs } from '../test/work.ts';

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
    await hand.tap(/^Concluir e iniciar o próximo/);
    await hand.sign();
    await page.getByText(/^feito/).waitFor();
    await hand.tap('Concluir e finalizar a OS');
    await hand.tap(/^Finalizar OS/);
    await hand.sign();
    await page.waitForURL('/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', stretches: 2, running: 0 });
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

  it('keeps what was measured and noted on a service, also without network', async () => {
    const { order, items } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    await page.getByRole('button', { name: /^Anotar ou medir/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Anotar ou medir' });
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await sheet.getByText('Escreva um valor ou uma anotação.').waitFor();
    await sheet.getByLabel('Valor medido').fill('8,5');
    await sheet.getByLabel('Unidade').selectOption('bar');
    await expectFit(page, 'a value measured');
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await page.getByText('8,5 bar').waitFor();
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await page.getByRole('button', { name: /^Anotar ou medir/ }).click();
    await sheet.getByLabel('Anotação').fill('mangueira trincada');
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByText('mangueira trincada').waitFor();
    await offline(page, false);
    await expect
      .poll(
        () =>
          world.api.sql(
            'select nr_seq_os_item, vl_medida, ds_observacao from os_comentario where nr_seq_os = $1 order by 1',
            [order],
          ),
        { timeout: 15_000 },
      )
      .toEqual([
        { nr_seq_os_item: items[0], vl_medida: '8.500', ds_observacao: '' },
        { nr_seq_os_item: items[0], vl_medida: null, ds_observacao: 'mangueira trincada' },
      ]);
    await page.goto(`/os/${order}`);
    await page.getByText('mangueira trincada').waitFor();
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
    await page.getByRole('button', { name: /^Concluir e iniciar o próximo/ }).waitFor();
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await page.getByRole('button', { name: /^Concluir e iniciar o próximo/ }).click();
    await confirmWith(page, digits);
    await page.getByRole('button', { name: 'Concluir e finalizar a OS' }).click();
    await finishSheet(page, order)
      .getByRole('button', { name: /^Finalizar OS/ })
      .click();
    await confirmWith(page, digits);
    await offline(page, false);
    await expect
      .poll(() => inDatabase(world.api, order), { timeout: 20_000 })
      .toMatchObject({
        st_os: 'R',
        stretches: 2,
        running: 0,
      });
  });
});
