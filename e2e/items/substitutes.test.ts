import { expect, it } from 'vitest';
import { stockPart } from '../../server/test/inventory.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith } from '../test/work.ts';

const { world, stage } = await openTerminal();

it('a part that is missing offers what the office named in its place, in its unit, by one press', async () => {
  const missing = await stockPart(world.api, { balance: 0, name: 'GRAXA AZUL DE PROVA' });
  const other = await stockPart(world.api, { balance: 7.5, name: 'GRAXA VERDE DE PROVA' });
  const office = await stage.as('beatriz', `/cadastros/items/${other.item}`, { device: 'desktop' });
  const field = (name: string | RegExp) => office.getByRole('main').getByLabel(name);
  await field('Unidade (opcional)').selectOption({ label: 'UN · unidade' });
  await office.getByRole('button', { name: 'Salvar' }).click();
  await office.getByText('Há quantidades quebradas desta peça').first().waitFor();
  await field('Unidade (opcional)').selectOption({ label: 'KG · quilo' });
  await office.getByRole('button', { name: 'Salvar' }).click();
  await office.getByText('Cadastro salvo').waitFor();

  await office.goto(new URL(`/cadastros/items/${missing.item}`, office.url()).href);
  await field('Unidade (opcional)').selectOption({ label: 'KG · quilo' });
  await field('Adicionar a Substitutos').fill('GRAXA VERDE DE PROVA');
  await field('Modelos de veículo (opcional)').fill('MODELO DE OUTRO');
  await expectAccessible(office, 'a part with substitutes');
  await office.getByRole('button', { name: 'Salvar' }).click();
  await office.getByText('Cadastro salvo').waitFor();

  const { order } = await makeOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await page.getByRole('button', { name: 'Registrar item' }).click();
  const adding = page.getByRole('dialog', { name: 'Registrar item' });
  await adding.getByRole('searchbox').fill('graxa de prova');
  await adding.getByText(`${missing.code} · livre 0 kg · não serve neste modelo`).waitFor();
  await expectAccessible(page, 'a missing part with its substitute');
  await expectNoSidewaysScroll(page, 'a missing part with its substitute');
  await adding.getByRole('button', { name: 'Usar GRAXA VERDE DE PROVA · livre 7,5 kg' }).click();
  const chosen = adding.getByRole('radio', { name: /GRAXA VERDE DE PROVA.* livre 7,5 kg/ });
  expect(await chosen.first().isChecked()).toBe(true);
  await adding.getByLabel('Quantidade (kg)').fill('1,5');
  await adding.getByRole('button', { name: 'Registrar item' }).click();
  await confirmWith(page, '123');
  await page.getByText('Item registrado com sucesso!').waitFor();
  await page.getByText(/1,5 kg · retirada do estoque/).waitFor();
});

it('half of what is counted whole is refused beside its field, and stays as it was typed', async () => {
  const part = await stockPart(world.api, { balance: 5, name: 'LANTERNA DE PROVA' });
  await world.api.sql("update item set cd_unidade = 'UN' where nr_sequencial = $1", [part.item]);
  const page = await stage.as('staff', `/estoque/${part.id}`, { device: 'tablet' });
  await page.getByRole('button', { name: 'Dar entrada' }).click();
  const entry = page.getByRole('dialog');
  await entry.getByLabel('Quantidade (un)').fill('0,5');
  await entry.getByLabel('Nota ou documento').fill('NF 77');
  await entry.getByRole('button', { name: 'Registrar entrada' }).click();
  await entry.getByText('Esta peça é contada em inteiros.').waitFor();
  expect(await entry.getByLabel('Quantidade (un)').inputValue()).toBe('0,5');
  await entry.getByLabel('Quantidade (un)').fill('3');
  await entry.getByRole('button', { name: 'Registrar entrada' }).click();
  await page.getByText('Entrada registrada com sucesso!').waitFor();
  await page.getByText('8 un').first().waitFor();
});
