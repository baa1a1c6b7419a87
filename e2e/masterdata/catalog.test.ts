import { readFile } from 'node:fs/promises';
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

it('a list is downloaded as it is searched, in the columns of its file', async () => {
  const page = await stage.as('beatriz', '/cadastros/reasons?busca=refeicao', { device: 'tablet' });
  await page.getByText('1 cadastro', { exact: true }).waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar a lista (CSV)' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('motivos.csv');
  const text = await readFile(await file.path(), 'utf8');
  // String.trim takes the byte order mark too.
  expect(text.trim().split('\r\n')).toEqual([
    'Motivo de;Motivo;Em espanhol;Exige peça;Situação',
    'PAUSA;Refeicao;;N;A',
  ]);
});

it('the five levels are changed, not added to', async () => {
  const page = await stage.as('beatriz', '/cadastros/levels', { device: 'phone' });
  await page.getByRole('rowheader').getByRole('link', { name: 'EMERGENCIAL' }).waitFor();
  expect(await page.getByRole('button', { name: 'Novo' }).count()).toBe(0);
});
