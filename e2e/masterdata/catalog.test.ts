import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { openTerminal } from '../test/terminal.ts';

const { stage, world } = await openTerminal();

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByLabel(name, { exact: typeof name === 'string' });
const save = (page: Page, name = 'Salvar') => page.getByRole('button', { name }).click();

it('a reason made this morning is one to pause with, and is called in Spanish as the company says', async () => {
  const { order } = await makeOrder(world.api);
  const office = await stage.as('beatriz', '/cadastros/reasons/novo', { device: 'desktop' });
  await field(office, 'Motivo de').selectOption({ label: 'Pausa' });
  await field(office, 'Motivo').fill('Lavagem');
  await field(office, 'Em espanhol (opcional)').fill('Lavado en YPF');
  await save(office);
  await office.getByText('Cadastro salvo').waitFor();

  const joao = await world.api.signIn('1001', '123');
  const body = { nr_seq_os: order, nr_seq_clifor: joao.person, cpf: joao.digits };
  expect((await world.api.call('startExecution', { body }, joao)).status).toBe(200);
  const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'tablet', language: 'es' });
  await page
    .getByRole('button', { name: /^Pausar/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Lavado en YPF').waitFor();
  // What open screens say changes with it.
  await field(office, 'Em espanhol (opcional)').fill('Lavado en el patio');
  await save(office);
  await page.getByRole('dialog').getByText('Lavado en el patio').waitFor();
});
