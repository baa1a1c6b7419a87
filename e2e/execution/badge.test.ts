import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { offline, strip } from '../test/offline.ts';
import { scanByHand, scanSlowly } from '../test/qr.ts';
import { openWorkshop } from '../test/terminal.ts';
import { endAllWork, identity, inDatabase, mainButton, pauseAs, pauseSheet, startAs } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

/** The commands sent so far, with their answers. */
const tries = () => world.arrived('startExecution').map(({ status }) => status);
const unknown = (page: Page) => page.getByRole('region', { name: 'Códigos não reconhecidos' });

describe('a badge', () => {
  it('counts as the digits, also where it begins with three, and is told as wrong without becoming a code', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).getByText('Ou passe o crachá no leitor.').waitFor();
    world.arrivals.length = 0;
    await scanSlowly(page, '1234567', 20);
    await identity(page).getByText('Este crachá não confere.').waitFor();
    // The first three digits of the code were never sent as digits.
    expect(tries()).toEqual([422]);
    await scanByHand(page, 'CRACHA-1001');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
    expect(await unknown(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Pausar' }).click();
    await pauseSheet(page).getByText('Refeicao').click();
    await pauseSheet(page)
      .getByRole('button', { name: /^Pausar OS/ })
      .click();
    await identity(page).waitFor();
    await scanByHand(page, 'CRACHA-1001');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 0 });
  });

  it('picks and proves the person at once on a shared terminal', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('staff', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).click();
    const who = page.getByRole('dialog', { name: 'Quem vai atender?' });
    await who.getByRole('button', { name: /João Pereira/ }).waitFor();
    await scanByHand(page, 'NAO-E-CRACHA');
    await page.getByText('Este crachá não é de ninguém que possa agir aqui.').waitFor();
    expect(await who.getByRole('searchbox').inputValue()).toBe('');
    expect(await unknown(page).count()).toBe(0);
    await scanByHand(page, 'CRACHA-1001');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
    const [row] = await world.api.sql(
      'select g.nr_matricula from execucao e join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio where e.nr_seq_os = $1',
      [order],
    );
    expect(row).toEqual({ nr_matricula: '1001' });
  });

  it.each([
    ['after its first key', 'C|RACHA-1001', 150],
    ['for long', 'CRACHA-|1001', 700],
  ])('is read where the scanner was held up %s, and no piece of it is tried', async (_, code, held) => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).getByText('Ou passe o crachá no leitor.').waitFor();
    world.arrivals.length = 0;
    await scanSlowly(page, code, 8, held);
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
    expect(tries()).toEqual([200]);
  });

  it('of digits alone that is held up after the third is tried whole, and once', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).getByText('Ou passe o crachá no leitor.').waitFor();
    world.arrivals.length = 0;
    const whole = page.waitForRequest((request) => request.postData()?.includes('"1001002003"') ?? false);
    await scanSlowly(page, '100|1002003', 8, 700);
    await whole;
    await identity(page).getByText('Este crachá não confere.').waitFor();
    expect(tries()).toEqual([422]);
  });

  it.each([
    ['letters', 'CRACHA|-1001'],
    ['digits', '123|4567890'],
  ])('whose rest comes too late is no try, of %s', async (_what, code) => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).getByText('Ou passe o crachá no leitor.').waitFor();
    world.arrivals.length = 0;
    await scanSlowly(page, code, 8, 2_500);
    await identity(page).getByText('Leitura incompleta, passe de novo.').waitFor();
    expect(tries()).toEqual([]);
    await scanByHand(page, 'CRACHA-1001');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
  });

  it('that breaks off is no try of the digits it has', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).getByText('Ou passe o crachá no leitor.').waitFor();
    world.arrivals.length = 0;
    for (const key of 'CRACHA-100') await page.keyboard.press(key);
    await identity(page).getByText('Leitura incompleta, passe de novo.').waitFor();
    expect(tries()).toEqual([]);
    await scanByHand(page, 'CRACHA-1001');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
  });

  it('held up at a shared terminal is read, typed there too, or said to be incomplete', async () => {
    const first = await makeOrder(world.api);
    const page = await stage.as('staff', `/os/${first.order}`);
    const who = page.getByRole('dialog', { name: 'Quem vai atender?' });
    const field = who.getByRole('searchbox');
    await mainButton(page, 'Iniciar', first.plate).click();
    await who.getByRole('button', { name: /João Pereira/ }).waitFor();
    await field.fill('CRACH');
    await scanSlowly(page, 'A-1001', 8);
    await page.getByText('Leitura incompleta, passe de novo.').waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await page.getByText('Este crachá não é de ninguém').count()).toBe(0);
    await scanSlowly(page, 'CRACHA-|1001', 8, 700);
    await expect.poll(() => inDatabase(world.api, first.order)).toMatchObject({ running: 1 });
    const second = await makeOrder(world.api);
    await page.goto(`/os/${second.order}`);
    await mainButton(page, 'Iniciar', second.plate).click();
    await who.getByRole('button', { name: /Carlos Souza/ }).waitFor();
    await field.fill('CRACHA-1002');
    await field.press('Enter');
    await expect.poll(() => inDatabase(world.api, second.order)).toMatchObject({ running: 1 });
  });

  it('of a colleague, where work goes on, is told how he takes over', async () => {
    const { order, plate } = await makeOrder(world.api);
    await endAllWork(world.api);
    await startAs(world.api, joao, order);
    await pauseAs(world.api, joao, order);
    const page = await stage.as('staff', `/os/${order}`);
    await mainButton(page, 'Continuar', plate).click();
    await identity(page).waitFor();
    await scanByHand(page, 'CRACHA-1002');
    await identity(page)
      .getByText('Este crachá não é de João. Se é outro mecânico, use Trocar técnico.')
      .waitFor();
  });

  it('is taken without network like digits', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).waitFor();
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).waitFor();
    await scanByHand(page, 'CRACHA-1001');
    await page.getByText('não enviado').first().waitFor();
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await offline(page, false);
    await strip(page, /Sem rede/).waitFor({ state: 'hidden' });
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
  });
});
