import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectFit } from '../test/fit.ts';
import { offline, strip, withoutNetwork } from '../test/offline.ts';
import { signIn } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import {
  confirmAs,
  confirmWith,
  identity,
  inDatabase,
  pauseSheet,
  shown,
  startAs as startWork,
} from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();
await world.api.sql('update parametro set qt_minutos_digitos = 30');

const digits = '123';

/** The page of the work of an order, after a sign-in that learns how the company wants digits. */
async function atWork(who: 'joao' | 'staff', order: number, device?: 'phone' | 'tablet'): Promise<Page> {
  const page = await stage.open(device && { device });
  await signIn(page, who);
  await page.goto(`/os/${order}/trabalho`);
  return page;
}

/** The first start on the page of the work, confirmed by digits. */
async function startFirst(page: Page, sign = () => confirmWith(page, digits)): Promise<void> {
  await page
    .getByRole('list', { name: 'Serviços, na ordem' })
    .getByRole('button', { name: /^Iniciar/ })
    .first()
    .click();
  await sign();
  await page.getByRole('button', { name: /^Pausar/ }).waitFor();
}

async function pause(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Pausar/ })
    .first()
    .click();
  await pauseSheet(page).getByText('Refeicao').click();
  await pauseSheet(page)
    .getByRole('button', { name: /^Pausar OS/ })
    .click();
}

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();

describe('where digits count for thirty minutes', () => {
  it('an order of two services takes seven touches, and digits once', async () => {
    const { order } = await makeOrder(world.api, { services: 2 });
    const page = await atWork('joao', order, 'phone');
    await startFirst(page);
    await press(page, /^Parar e iniciar o próximo/);
    await page.getByText(/^feito/).waitFor();
    await press(page, 'Parar e finalizar a OS');
    await press(page, /^Finalizar OS/);
    await page.waitForURL('/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', intervals: 2, running: 0 });
  });

  it('a pause needs none, continuing needs them', async () => {
    const { order } = await makeOrder(world.api);
    const page = await atWork('joao', order);
    await startFirst(page);
    await pause(page);
    await press(page, /^Continuar/);
    await identity(page).waitFor();
    await expect.poll(async () => (await inDatabase(world.api, order)).running).toBe(0);
    await confirmWith(page, digits);
    await expect.poll(async () => (await inDatabase(world.api, order)).running).toBe(1);
  });

  it('they count for the technician who typed them on the shared terminal', async () => {
    const { order } = await makeOrder(world.api);
    const page = await atWork('staff', order, 'tablet');
    await startFirst(page, () => confirmAs(page, 'João Pereira', digits, 'Quem vai atender?'));
    await pause(page);
    await page
      .getByRole('button', { name: /^Continuar/ })
      .first()
      .waitFor();
    expect(await identity(page).count()).toBe(0);
    const [work] = await world.api.sql(
      `select g.nr_matricula from execucao e join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_final
        where e.nr_seq_os = $1`,
      [order],
    );
    expect(work).toEqual({ nr_matricula: '1001' });
  });

  it.each([false, true])(
    'a pause given without network is kept once, with Enter after the digits: %s',
    async (enter) => {
      const { order } = await makeOrder(world.api);
      await startWork(world.api, joao, order);
      const page = await atWork('staff', order, 'tablet');
      await page.goto('/execucao');
      const row = page.getByRole('listitem').filter({ hasText: shown(order) });
      await row.getByRole('button', { name: /^Pausar/ }).waitFor();
      await expect.poll(() => world.arrived('listReasons').length).toBeGreaterThanOrEqual(1);
      await expect.poll(() => world.arrived('listTechnicians').length).toBeGreaterThanOrEqual(1);
      stage.expects(withoutNetwork);
      await offline(page, true);
      await row.getByRole('button', { name: /^Pausar/ }).click();
      await pauseSheet(page).getByText('Refeicao').click();
      await pauseSheet(page)
        .getByRole('button', { name: /^Pausar OS/ })
        .click();
      await identity(page).waitFor();
      await page.keyboard.type('123', { delay: 150 });
      if (enter) await page.keyboard.press('Enter');
      await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
      await offline(page, false);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(async () => (await inDatabase(world.api, order)).running).toBe(0);
      await strip(page, /envio/).waitFor({ state: 'hidden' });
    },
  );

  it('what is given without network goes without them, and arrives', async () => {
    const { order } = await makeOrder(world.api);
    const page = await atWork('joao', order);
    await startFirst(page);
    // The reasons are known once they were seen.
    await press(page, /^Pausar/);
    await pauseSheet(page).getByText('Refeicao').waitFor();
    await page.keyboard.press('Escape');
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await pause(page);
    await page
      .getByRole('button', { name: /^Continuar/ })
      .first()
      .waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ running: 1 });
    await offline(page, false);
    await expect.poll(async () => (await inDatabase(world.api, order)).running, { timeout: 15_000 }).toBe(0);
    expect(await identity(page).count()).toBe(0);
  });

  it('the server asks again when the time is over, and says so', async () => {
    const { order } = await makeOrder(world.api);
    const page = await atWork('joao', order, 'phone');
    await startFirst(page);
    await world.api.sql("update prova_digitos set dt_prova = now() - interval '31 minutes'");
    stage.expects(/status of 422/);
    await pause(page);
    await identity(page).getByText('Confirme com os 3 primeiros dígitos.').waitFor();
    await expectFit(page, 'digits asked again');
    await confirmWith(page, digits);
    await expect.poll(async () => (await inDatabase(world.api, order)).running).toBe(0);
  });
});
