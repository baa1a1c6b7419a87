import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectAccessible } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { offline, sheet as sends, strip, withoutNetwork } from '../test/offline.ts';
import { fillLogin, people, signIn } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { identity, inDatabase, mainButton } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();
const pin = '4826';

/** Types registration and digits, or the PIN, as somebody at a keyboard does. */
async function enter(page: Page, digits: string): Promise<void> {
  await page.waitForURL('/login');
  await fillLogin(page, { ...people.joao, digits });
  await page.locator('form [type=submit]').click();
}

/** Begins to start an order as João on a shared terminal. @returns the number of the order */
async function beginAsJoao(page: Page): Promise<number> {
  const { order, plate } = await makeOrder(world.api);
  await page.goto(`/os/${order}`);
  await mainButton(page, 'Iniciar', plate).click();
  await page
    .getByRole('dialog', { name: 'Quem vai atender?' })
    .getByRole('button', { name: /João Pereira/ })
    .click();
  await identity(page).getByLabel('PIN de João').waitFor();
  return order;
}

const form = (page: Page) => page.getByRole('form', { name: /^M[ei]u? PIN$/ });
const save = (page: Page) => form(page).getByRole('button', { name: 'Salvar PIN' });

describe('a PIN', () => {
  it('is asked for at once on a terminal that was signed in before, and its menu has it', async () => {
    const before = await stage.as('carlos', '/', { device: 'desktop' });
    await before.getByRole('navigation').getByRole('link', { name: 'Nova OS' }).waitFor();
    expect(await before.getByRole('link', { name: 'Meu PIN' }).count()).toBe(0);
    const page = await stage.as('beatriz', '/ajustes', { device: 'desktop' });
    await page.getByLabel('PIN no lugar dos dígitos').selectOption('4 dígitos');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByText('Ajustes salvos').waitFor();
    await page.getByText('Sem PIN → 4 dígitos').waitFor();
    await before.getByRole('navigation').getByRole('link', { name: 'Meu PIN' }).waitFor();
    // It stays so after a reload.
    await before.reload();
    await before.getByRole('navigation').getByRole('link', { name: 'Meu PIN' }).waitFor();
  });

  it('is chosen from the menu by who proves himself by his digits, and not one that is easily guessed', async () => {
    const page = await stage.open({ device: 'desktop' });
    await page.getByLabel('PIN, ou 3 do CPF').waitFor();
    await enter(page, people.joao.digits);
    await page.getByRole('navigation').getByRole('link', { name: 'Meu PIN' }).click();
    await save(page).click();
    expect(await form(page).getByText('Faltam dígitos.').count()).toBe(3);
    await form(page).getByLabel('3 primeiros dígitos do seu CPF').fill('999');
    await form(page).getByLabel('Novo PIN, 4 dígitos').fill('3456');
    await form(page).getByLabel('Repita o novo PIN').fill('3457');
    await form(page).getByText('Os dois não são iguais.').waitFor();
    await form(page).getByLabel('Repita o novo PIN').fill('3456');
    await save(page).click();
    await form(page).getByText('PIN ou dígitos incorretos').waitFor();
    await form(page).getByLabel('3 primeiros dígitos do seu CPF').fill(people.joao.digits);
    await save(page).click();
    await form(page).getByText('Dígitos em sequência são fáceis de adivinhar.').waitFor();
    // What was typed is still there.
    expect(await form(page).getByLabel('3 primeiros dígitos do seu CPF').inputValue()).toBe('123');
    await expectFit(page, 'the form of the own PIN');
    await expectAccessible(page, 'the form of the own PIN');
    await form(page).getByLabel('Novo PIN, 4 dígitos').fill(pin);
    await form(page).getByLabel('Repita o novo PIN').fill(pin);
    await save(page).click();
    await page.getByText('PIN salvo. Use-o a partir de agora.').waitFor();
    await form(page).getByLabel('PIN atual').waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    // The digits the device had kept are not offered any more: his name asks for the PIN.
    await page.waitForURL('/login');
    expect(await page.locator('main [data-digits]').inputValue()).toBe('');
    await page.getByRole('button', { name: /^João Pereira/ }).click();
    expect(await page.getByText('Falha ao fazer login').count()).toBe(0);
    await enter(page, people.joao.digits);
    await page.getByText('Falha ao fazer login').waitFor();
    await enter(page, pin);
    await page.waitForURL((url) => url.pathname !== '/login');
    // The company lets digits be kept on the device; a PIN is not.
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(pin);
  });

  it('that was chosen elsewhere: digits kept on this device are refused once, forgotten, and what it means is said', async () => {
    const page = await stage.open({ device: 'phone' });
    await enter(page, pin);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('/login');
    await page.evaluate(() => {
      for (const key of ['saveLogin', 'acessoRapido'])
        localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('"cpf":""', '"cpf":"123"'));
    });
    await page.reload();
    world.arrivals.length = 0;
    const name = page.getByRole('button', { name: /^João Pereira/ });
    await name.click();
    await page.getByText('Quem escolheu um PIN usa o PIN, não os dígitos do CPF.').waitFor();
    expect(world.arrived('login')).toHaveLength(1);
    await name.click();
    await page.reload();
    await name.click();
    expect(await page.locator('main [data-digits]').inputValue()).toBe('');
    expect(world.arrived('login')).toHaveLength(1);
  });

  it('confirms a start on the shared terminal, where its digits are refused and others go on with OK', async () => {
    const page = await stage.open();
    await signIn(page, 'staff');
    const order = await beginAsJoao(page);
    const key = (name: string) => identity(page).getByRole('button', { name, exact: true });
    await key('OK').click();
    for (const digit of ['1', '2']) await key(digit).click();
    await key('OK').click();
    await identity(page).getByText('Digite os 4 dígitos do PIN, ou os 3 primeiros do CPF.').waitFor();
    await key('3').click();
    await key('OK').click();
    await identity(page).getByText('PIN ou dígitos incorretos').waitFor();
    await expectFit(page, 'the keypad of a PIN');
    for (const digit of pin) await key(digit).click();
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });

    const other = await makeOrder(world.api);
    await page.goto(`/os/${other.order}`);
    await mainButton(page, 'Iniciar', other.plate).click();
    await page
      .getByRole('dialog', { name: 'Quem vai atender?' })
      .getByRole('button', { name: /Ana Lima|Carlos Souza/ })
      .first()
      .click();
    await identity(page).locator('[data-digits]').fill(people.carlos.digits);
    await identity(page).locator('[data-digits]').press('Enter');
    await expect.poll(() => inDatabase(world.api, other.order)).toMatchObject({ running: 1 });
  });

  it('goes with what was kept without network, and is asked for again after a reload', async () => {
    stage.expects(withoutNetwork);
    const page = await stage.open();
    await signIn(page, 'staff');
    const order = await beginAsJoao(page);
    await offline(page, true);
    await identity(page).locator('[data-digits]').fill(pin);
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
    await page.reload();
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await offline(page, false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await strip(page, 'espera').getByRole('button').click();
    const asked = sends(page).getByLabel('PIN de João Pereira, ou 3 primeiros dígitos do CPF e OK');
    await asked.fill(people.joao.digits);
    await sends(page).getByRole('button', { name: 'OK' }).click();
    await sends(page).getByText('PIN ou dígitos incorretos').waitFor();
    await asked.fill(pin);
    await sends(page).getByText('Nada guardado').waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ running: 1 });
  });

  it('that was forgotten is taken away by who administers the company, and the digits count again', async () => {
    const page = await stage.as('beatriz', `/cadastros/people/${joao.person}`, { device: 'desktop' });
    await page.getByText(/^Escolheu um PIN em /).waitFor();
    await page.getByRole('button', { name: 'Retirar PIN' }).click();
    const question = page.getByRole('dialog', { name: /^Retirar o PIN de / });
    await question.getByRole('button', { name: 'Retirar PIN' }).click();
    await page.getByText('PIN retirado').waitFor();
    await page.getByText('Tinha PIN → Não tem PIN').waitFor();
    const own = await stage.open({ language: 'es', device: 'phone' });
    await own.getByLabel('PIN, o 3 del CPF').waitFor();
    await enter(own, people.joao.digits);
    await own.waitForURL((url) => url.pathname !== '/login');
    await own.goto('/meuPin');
    await own.getByLabel('Nuevo PIN, 4 dígitos').waitFor();
    await expectFit(own, 'the form of the own PIN in Spanish');
  });

  it('is no more where the company wants none', async () => {
    await world.api.sql("update parametro set tamanho_pin = 'sem'");
    const page = await stage.as('joao', '/meuPin');
    await page.getByText('Esta empresa não usa PIN.').waitFor();
    expect(await page.getByRole('link', { name: 'Meu PIN' }).count()).toBe(0);
  });
});
