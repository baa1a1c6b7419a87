import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { people, signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { pressTwice } from '../test/twice.ts';
import { endAllWork, identity, mainButton } from '../test/work.ts';

const { world, stage } = await openTerminal();
let carlos: Signed;
let joao: Signed;

beforeAll(async () => {
  carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
  await endAllWork(world.api);
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the second of two quick presses goes nowhere', () => {
  it('when the first closed a sheet: what lies below is another page', async () => {
    const page = await stage.as('joao', '/', { device: 'phone' });
    await button(page, 'Filtros').click();
    const filters = dialog(page, 'Filtros');
    const under = await pressTwice(page, filters.getByRole('button', { name: 'Aplicar' }), () =>
      filters.waitFor({ state: 'hidden' }),
    );
    expect(under).toMatch(/^Execução/);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('link', { name: /^Execução/ }).click();
    await page.waitForURL('**/execucao');
  });

  it('when the first opened a sheet: one of its buttons lies there', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
    const more = dialog(page, 'Mais ações');
    const under = await pressTwice(page, button(page, 'Mais ações'), () =>
      more.getByRole('button', { name: 'Cancelar OS' }).hover(),
    );
    expect(under).toBe('Cancelar OS');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await more.getByRole('button', { name: 'Cancelar OS' }).click();
    await dialog(page, /^Por que cancelar/).waitFor();
  });

  it('when the first answered a question: the page below it keeps still', async () => {
    const { order } = await makeOrder(world.api, { state: 'R' });
    await world.api.sql(
      'insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado, nr_seq_os) values ($1, $2, $3)',
      [joao.person, carlos.person, order],
    );
    const page = await stage.open({ device: 'phone' });
    await signIn(page, 'joao');
    const rating = dialog(page, 'Como foi o atendimento?');
    await rating.getByRole('radio', { name: '10 de 10', exact: true }).click();
    const under = await pressTwice(
      page,
      button(page, 'Enviar avaliação'),
      () => rating.waitFor({ state: 'hidden' }),
      { high: 0.95 },
    );
    expect(under).toBe('Buscar OS');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(world.arrived('sendRating')).toHaveLength(1);
  });

  it('when the first opened keys: no digit is written; a press after it writes', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
    const digits = identity(page).getByRole('textbox');
    const under = await pressTwice(page, mainButton(page, 'Iniciar', plate), () => digits.waitFor(), {
      high: 0.1,
    });
    expect(under).toMatch(/^\d$/);
    expect(await digits.inputValue()).toBe('');
    await identity(page).getByRole('button', { name: '5', exact: true }).click();
    expect(await digits.inputValue()).toBe('5');
  });

  it('when the first was the last of wrong digits: the refusal stays, and the next try begins with no digit', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).click();
    const key = (digit: string) => identity(page).getByRole('button', { name: digit, exact: true });
    await key('9').click();
    await key('8').click();
    const refusal = identity(page).getByText('CPF incorreto');
    await pressTwice(page, key('7'), () => refusal.waitFor());
    expect(await refusal.isVisible()).toBe(true);
    expect(await identity(page).getByRole('textbox').inputValue()).toBe('');
  });
});

it('two quick presses of one key are two digits, and of two neighbours too', async () => {
  const page = await stage.open();
  const number = page.getByRole('textbox', { name: 'Matrícula' });
  const key = (digit: string) => page.getByRole('button', { name: digit, exact: true });
  await number.click();
  await pressTwice(page, key('4'), async () => undefined, { apart: 80 });
  await key('5').click();
  await key('6').click();
  expect(await number.inputValue()).toBe('4456');
});
