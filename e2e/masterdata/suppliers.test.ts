import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith } from '../test/work.ts';

const { world, stage } = await openWorkshop();

/** A day so many days from now, as cells have it. */
const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

it('what was agreed with a supplier is kept by the office, and told where an order is given to it', async () => {
  const office = await stage.as('beatriz', '/cadastros/suppliers/novo', { device: 'desktop' });
  const field = (name: string) => office.getByRole('main').getByLabel(name, { exact: true });
  const save = () => office.getByRole('button', { name: 'Salvar' }).click();
  await field('Número').fill('951');
  await field('Fornecedor').fill('Retífica Tamandaré');
  await field('Nº do contrato (opcional)').fill('2026/951');
  await field('Início do contrato (opcional)').fill(dayFrom(-100));
  await field('Fim do contrato (opcional)').fill(dayFrom(-120));
  await field('Limite por OS (opcional)').fill('1.500,00');
  await office.getByRole('button', { name: 'Adicionar contato' }).click();
  await field('Nome').fill('Clara Dias');
  await field('Função').fill('Recepção');
  await field('Telefone').fill('(41) 3322-4100');
  await expectAccessible(office, 'a supplier');
  await save();
  await office.getByText('O contrato termina antes de começar').waitFor();
  expect(await field('Telefone').inputValue()).toBe('(41) 3322-4100');
  await field('Fim do contrato (opcional)').fill(dayFrom(-2));
  await save();
  await office.getByText('Cadastro salvo').waitFor();
  await expectNoSidewaysScroll(office, 'a supplier');

  await office.goto(new URL('/documentos', office.url()).href);
  const contracts = office.getByRole('region', { name: 'Contratos de fornecedores' });
  const row = contracts.getByRole('row').filter({ hasText: 'RETÍFICA TAMANDARÉ' });
  expect(await row.textContent()).toMatch(/Vencido · Há 2 dias/);
  await expectAccessible(office, 'contracts that expire');

  const { order } = await makeOrder(world.api);
  await world.api.sql('insert into os_preco (nr_seq_os, vl_total, dt_informado) values ($1, 2000, now())', [
    order,
  ]);
  await world.api.sql('update os set vl_total = 2000 where nr_sequencial = $1', [order]);
  const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Vincular fornecedor' }).click();
  const which = page.getByRole('dialog', { name: /na oficina/ });
  await which.getByText(/retífica tamandaré/i).click();
  await which.getByText(`Contrato vencido em ${dayFrom(-2)}`).waitFor();
  await which.getByText(/passa do limite deste fornecedor: R\$\s1\.500,00 por OS/).waitFor();
  expect(await which.getByRole('link', { name: '(41) 3322-4100' }).getAttribute('href')).toBe(
    'tel:4133224100',
  );
  // What is chosen far below moves what is in the sheet, not the sheet.
  const button = await which.getByRole('button', { name: 'Vincular fornecedor' }).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(844 - 40);
  await expectAccessible(page, 'what was agreed with a supplier');
  await expectNoSidewaysScroll(page, 'what was agreed with a supplier');
  await which.getByRole('button', { name: 'Vincular fornecedor' }).click();
  await confirmWith(page, '123');
  await page.getByText(/^Fornecedor vinculado/).waitFor();
  const head = page.getByRole('region', { name: 'Placa' }).first();
  await head.getByText(`Contrato vencido em ${dayFrom(-2)}`).waitFor();
  await head.getByText(/passa do limite/).waitFor();
  await expectAccessible(page, 'an order beyond what was agreed');
});
