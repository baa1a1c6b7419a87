import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectInSight } from '../test/checks.ts';
import { people, signIn, type Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import {
  band,
  confirmWith,
  endAllWork,
  finishSheet,
  identity,
  inDatabase,
  mainButton,
  pauseAs,
  pauseSheet,
  shown,
  startAs,
  wholeOrder,
} from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

/** A terminal with somebody signed in, on the page of an order. */
const onOrder = (who: Who, order: number, tail = ''): Promise<Page> => stage.as(who, `/os/${order}${tail}`);

describe('the main job', () => {
  it('runs from the card to the end: start, pause, resume, stop, finish', async () => {
    const { order, plate } = await makeOrder(world.api, { services: 2 });
    const page = await stage.open({ device: 'phone' });
    await signIn(page, 'joao');
    await page.goto(`/?codigo=${order}`);

    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await page.waitForURL(`/os/${order}/trabalho`);
    const clock = page.getByRole('region', { name: 'Em atendimento' }).getByRole('timer');
    const before = await clock.textContent();
    await expect.poll(() => clock.textContent()).not.toBe(before);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL(`/?codigo=${order}`);
    await band(page)
      .getByText(`OS ${shown(order)}`)
      .waitFor();

    await band(page).getByRole('button', { name: 'Pausar' }).click();
    await pauseSheet(page).getByText('Refeicao').click();
    await pauseSheet(page)
      .getByRole('button', { name: `Pausar OS ${shown(order)}` })
      .click();
    await confirmWith(page, '123');
    await band(page).waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: new RegExp(plate) }).click();
    await page.getByRole('region', { name: 'Pausa', exact: true }).getByText('Refeicao').waitFor();
    await mainButton(page, 'Continuar', plate).click();
    await confirmWith(page, '123');
    await wholeOrder(page);
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();

    await page.getByRole('button', { name: /^Parar/ }).click();
    await confirmWith(page, '123');
    await page.getByText('1 de 2 feitos').waitFor();
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();

    await page.getByRole('button', { name: 'Finalizar' }).click();
    await finishSheet(page, order)
      .getByRole('button', { name: `Finalizar OS ${shown(order)}` })
      .click();
    await confirmWith(page, '123');
    await page.waitForURL((url) => url.pathname === '/');
    await expectInSight(page.getByText(`OS ${shown(order)} encerrada`));
    expect(await inDatabase(world.api, order)).toEqual({
      st_os: 'R',
      started: true,
      intervals: 3,
      running: 0,
    });
  });

  it('is seen on every screen while it runs, and grown up on its own', async () => {
    const { order, plate } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao');
    for (const path of ['/', '/osExterna']) {
      await page.goto(path);
      await band(page).getByText(plate).waitFor();
    }
    // A word too long for a phone is divided at a syllable.
    const problem = await band(page).locator('strong').textContent();
    expect(problem?.replaceAll('\u00ad', '-')).toBe('SU-PE-RA-QUE-CI-MENTO');
    await band(page)
      .getByText(`OS ${shown(order)}`)
      .click();
    await page.waitForURL(`/os/${order}/trabalho`);
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
    expect(await band(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Ver a OS inteira' }).click();
    await page.waitForURL(`/os/${order}`);
    await page.getByRole('link', { name: 'Abrir o trabalho' }).click();
    await page.waitForURL(`/os/${order}/trabalho`);
  });

  it('takes one row of a phone held sideways', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}`, {
      device: 'phone',
      viewport: { width: 844, height: 390 },
    });
    const panel = page.getByRole('region', { name: 'Em atendimento' });
    await panel.waitFor();
    expect((await panel.boundingBox())?.height).toBeLessThan(76);
    const closed = await makeOrder(world.api, { state: 'R', openedDaysAgo: 2 });
    await page.goto(`/os/${closed.order}`);
    const end = page.getByRole('region', { name: 'Encerrada' });
    await end.waitFor();
    expect((await end.boundingBox())?.height).toBeLessThan(76);
  });

  it('tells the interval its clock counts and the whole apart', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    await pauseAs(world.api, joao, order);
    await world.api.sql(
      `update execucao set st_sobreposta = 'S', dt_inicio = dt_inicio - interval '68 minutes' where nr_seq_os = $1`,
      [order],
    );
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByText('em execução há < 1 min · 1 h 8 min no total').waitFor();
  });

  it('begins on the very item that was pressed', async () => {
    const { order, items } = await makeOrder(world.api, { services: 2 });
    const page = await onOrder('joao', order);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Iniciar/ }) });
    await row
      .last()
      .getByRole('button', { name: /^Iniciar/ })
      .click();
    await confirmWith(page, '123');
    await page.waitForURL(`/os/${order}/trabalho`);
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('timer') })
      .waitFor();
    const [running] = await world.api.sql<{ nr_seq_os_item: string }>(
      'select nr_seq_os_item from execucao where nr_seq_os = $1 and dt_final is null',
      [order],
    );
    expect(Number(running?.nr_seq_os_item)).toBe(items[1]);
  });
});

describe('who acts', () => {
  it('is asked again after wrong digits, and nothing happens', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('carlos', order);
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '000');
    await identity(page).getByText('CPF Incorreto').waitFor();
    expect(await identity(page).locator('[data-digits]').inputValue()).toBe('');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'A', intervals: 0 });
    await confirmWith(page, people.carlos.digits);
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
  });

  it('has given the digits with the third: Enter right after it presses nothing', async () => {
    await endAllWork(world.api);
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).waitFor();
    for (const key of people.joao.digits) await page.keyboard.press(key, { delay: 60 });
    await identity(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is the person signed in, without a choice', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).getByText('João Pereira').waitFor();
    expect(await identity(page).getByRole('button', { name: 'Trocar técnico' }).count()).toBe(0);
  });

  it('is picked on a shared terminal, and can be changed', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('staff', order);
    await mainButton(page, 'Iniciar', plate).click();
    const picker = page.getByRole('dialog', { name: 'Quem vai atender?' });
    await picker.getByRole('button', { name: /Carlos Souza/ }).click();
    await identity(page).getByRole('button', { name: 'Trocar técnico' }).click();
    await picker.getByLabel('Buscar nome, matrícula ou função').fill('joao');
    await picker.getByRole('button', { name: /João Pereira/ }).click();
    await confirmWith(page, '123');
    await page
      .getByRole('region', { name: 'Em atendimento' })
      .getByText(/João Pereira/)
      .waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'P', running: 1 });
  });

  it.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('has all its keys and the name in sight, in a window of %j', async (viewport) => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`, { device: 'phone', viewport });
    await mainButton(page, 'Iniciar', plate).click();
    await expectInSight(identity(page).getByText('João Pereira'));
    for (const name of ['1', '0', 'Limpar', 'Apagar']) {
      const key = identity(page).getByRole('button', { name, exact: true });
      await expectInSight(key);
      expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
  });

  it('is one order at a time: who is busy is told the numbers', async () => {
    const first = await makeOrder(world.api);
    const second = await makeOrder(world.api);
    await startAs(world.api, joao, first.order);
    const page = await onOrder('joao', second.order);
    await mainButton(page, 'Iniciar', second.plate).click();
    await confirmWith(page, '123');
    const popup = page.getByRole('dialog', { name: 'Falha ao iniciar execução...' });
    await popup
      .getByText(`Você já está atendendo as OS N°: ${first.order}. Encerre ou pause para iniciar outra!`)
      .waitFor();
    expect(await inDatabase(world.api, second.order)).toMatchObject({ st_os: 'A', intervals: 0 });
    await popup.getByRole('button', { name: /^OS/ }).click();
    await page.waitForURL(`/os/${first.order}`);
  });
});
