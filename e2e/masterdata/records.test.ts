import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenDown } from '../test/drafts.ts';
import { choose } from '../test/new-order.ts';
import { signIn } from '../test/people.ts';
import { field } from '../test/records.ts';
import { openTerminal } from '../test/terminal.ts';

const { stage } = await openTerminal();

const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();

it('a truck bought this morning is registered from the menu, found in the list and chosen for a new order', async () => {
  const page = await stage.as('beatriz', '/', { device: 'desktop' });
  await page.getByRole('navigation').getByRole('link', { name: 'Cadastros' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Veículos/ })
    .click();
  await page.getByRole('button', { name: 'Novo' }).click();
  await page.getByRole('heading', { name: 'Novo veículo' }).waitFor();

  // Everything that is missing is said at its field, and what was typed stays.
  await field(page, 'Placa').fill('nov1a23');
  await save(page);
  await expect.poll(() => page.getByText('Preencha este campo.').count()).toBe(2);
  expect(await field(page, 'Placa').inputValue()).toBe('nov1a23');

  await field(page, 'Tipo').fill('TRUCK 6X2');
  await field(page, 'Marca (opcional)').fill('volvo');
  await field(page, /^Medidor/).fill('1.250');
  await field(page, 'Operação (opcional)').fill('operação nova');
  await field(page, 'Adicionar a Filiais').fill('CURITIBA');
  await page.getByRole('button', { name: 'Remover: CURITIBA' }).waitFor();
  await save(page);
  await page.getByText('Cadastro salvo').waitFor();
  await page.getByRole('heading', { name: 'NOV1A23' }).waitFor();
  expect(await field(page, 'Marca (opcional)').inputValue()).toBe('VOLVO');
  await page.getByText('criou em').waitFor();

  await page.getByRole('link', { name: 'Voltar a Veículos' }).click();
  await field(page, 'Buscar').fill('nov1a');
  await page.getByText('1 cadastro', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'NOV1A23' }).waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'Nova OS' }).first().click();
  await choose(page, 'Operação', 'OPERAÇÃO NOVA');
  await choose(page, 'Placa', 'NOV1A23');
});

it('a vehicle goes out of use after its use was told, and comes back; its history says so', async () => {
  const page = await stage.as('beatriz', '/cadastros/vehicles', { device: 'phone' });
  await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Tirar de uso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar de uso' }).click();
  await page.getByText('Cadastro fora de uso').waitFor();
  await page.getByRole('main').getByText('Fora de uso', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pôr em uso' }).click();
  await page.getByText('Cadastro em uso de novo').waitFor();
  await expect.poll(() => page.getByRole('main').getByText('alterou em').count()).toBe(2);
});

it('somebody else saves meanwhile: the form takes it over, what was typed stays, and it is saved', async () => {
  const first = await stage.as('beatriz', '/cadastros/suppliers', { device: 'desktop' });
  await first.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
  await field(first, 'Fornecedor').waitFor();
  const second = await stage.as('beatriz', new URL(first.url()).pathname, { device: 'tablet' });
  await field(second, 'Fornecedor').fill('OFICINA TROCADA');
  await field(first, 'Chamado').click();
  await save(first);
  await first.getByText('Cadastro salvo').waitFor();
  await expect.poll(() => field(second, 'Chamado').isChecked()).toBe(true);
  expect(await field(second, 'Fornecedor').inputValue()).toBe('OFICINA TROCADA');
  await save(second);
  await second.getByText('Cadastro salvo').waitFor();
  await second.getByRole('heading', { name: 'OFICINA TROCADA' }).waitFor();
});

it('somebody else saves the same field: it is said there, refused once, and overwritten knowingly', async () => {
  const first = await stage.as('beatriz', '/cadastros/suppliers', { device: 'desktop' });
  await first.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
  await field(first, 'Fornecedor').waitFor();
  const second = await stage.as('beatriz', new URL(first.url()).pathname, { device: 'tablet' });
  await field(second, 'Fornecedor').fill('OFICINA B');
  await field(first, 'Fornecedor').fill('OFICINA A');
  await save(first);
  await first.getByText('Cadastro salvo').waitFor();
  await second.getByText(/^BEATRIZ NOGUEIRA mudou de .* para OFICINA A enquanto você trabalhava/i).waitFor();
  await save(second);
  await second.getByText('O cadastro não foi salvo').waitFor();
  expect(await field(second, 'Fornecedor').inputValue()).toBe('OFICINA B');
  await first.reload();
  await expect.poll(() => field(first, 'Fornecedor').inputValue()).toBe('OFICINA A');
  await save(second);
  await second.getByText('Cadastro salvo').waitFor();
  await expect.poll(() => field(first, 'Fornecedor').inputValue()).toBe('OFICINA B');
});

/** What is deleted is still on the disk when the page is left: the transaction does not end before. */
function slowDisk() {
  IDBObjectStore.prototype.delete = function () {
    const again = (): IDBRequest => {
      const asked = this.get('nada');
      asked.onsuccess = again;
      return asked;
    };
    return again() as IDBRequest<undefined>;
  };
}

it('what is typed is still there when one comes back, but digits, and is dropped on purpose', async () => {
  const page = await stage.as('beatriz', '/cadastros/people/novo', { device: 'phone' });
  await page.addInitScript(slowDisk);
  await page.reload();
  await field(page, 'Nome').fill('Ana Rascunho');
  await field(page, /^CPF/).fill('123');
  await page.goBack();
  await page.goto('/cadastros/people/novo');
  await expect.poll(() => field(page, 'Nome').inputValue()).toBe('Ana Rascunho');
  expect(await field(page, /^CPF/).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect.poll(() => field(page, 'Nome').inputValue()).toBe('');
  await page.reload();
  await field(page, 'Nome').waitFor();
  await writtenDown(page);
  expect(await field(page, 'Nome').inputValue()).toBe('');
});

it('what is wrong is told at the first press, in words of a form, and the first such field is gone to', async () => {
  const page = await stage.as('beatriz', '/cadastros/vehicles/novo', { device: 'phone' });
  await field(page, 'Placa').fill('W24A1B2C999999');
  await field(page, 'Tipo').fill('NAVIO');
  await field(page, 'Adicionar a Filiais').fill('JOIN');
  await save(page);
  await page.getByText('Texto demais: cabem 10 letras, e há 14.').waitFor();
  await page.getByText(/^NAVIO não é um tipo/).waitFor();
  await page.getByText(/^JOIN não é uma filial/).waitFor();
  await expect.poll(() => field(page, 'Placa').evaluate((box) => box === document.activeElement)).toBe(true);
});

it('a level is chosen by its name, and rights say what they are for', async () => {
  const page = await stage.as('beatriz', '/cadastros/problems/novo', { device: 'tablet' });
  await field(page, 'Nível').selectOption({ label: '1 · Emergencial' });
  await page.goto('/cadastros/people/novo');
  await page.getByText('Abre OS só com a placa lida do QR Code.').waitFor();
  await page.getByText('Sem filial, a pessoa não consegue entrar.').waitFor();
  expect(await field(page, 'Menus (opcional)').inputValue()).toBe('T');
});

it('a type is taken out of use', async () => {
  const page = await stage.as('beatriz', '/cadastros/types', { device: 'desktop' });
  await page.getByRole('main').getByRole('rowheader').getByRole('link', { name: /TRUCK/ }).first().click();
  await page.getByRole('button', { name: 'Tirar de uso' }).click();
  await page
    .getByRole('dialog')
    .getByText(/veículos em uso/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Deixar em uso' }).click();
});

it('a person is given a kind of records in Spanish, and only administrators see who may what', async () => {
  const page = await stage.as('beatriz', '/cadastros/people', { device: 'tablet', language: 'es' });
  await field(page, 'Buscar').fill('1002');
  await page.getByRole('link', { name: 'CARLOS SOUZA' }).click();
  const rights = page.getByRole('group', { name: 'Qué puede la persona' });
  await rights.getByRole('checkbox', { name: 'Proveedores' }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Registro guardado').waitFor();

  const carlos = await stage.open({ device: 'desktop' });
  await signIn(carlos, 'carlos');
  await carlos.getByRole('navigation').getByRole('link', { name: 'Cadastros' }).click();
  await expect.poll(() => carlos.getByRole('main').getByRole('listitem').count()).toBe(1);
});

it('the axles of a type are drawn as they are typed', async () => {
  const page = await stage.as('beatriz', '/cadastros/types', { device: 'tablet' });
  await page.getByRole('main').getByRole('rowheader').getByRole('link', { name: /TRUCK/ }).first().click();
  const drawing = page.getByRole('img', { name: 'Eixos e pneus' });
  const names = drawing.getByText(/^\d(EE|EI|DI|DE)$/);
  await expect.poll(() => names.count()).toBeGreaterThan(4);
  await field(page, 'Posições (opcional)').fill('1EE | 1DE | 2EE | 2DE');
  await expect.poll(() => names.count()).toBe(4);
});

it('a record that was made is shown from its beginning, with what stands beside its form', async () => {
  const page = await stage.as('beatriz', '/cadastros/people/novo', { device: 'desktop' });
  await field(page, 'Matrícula').fill('7788');
  await field(page, 'Nome').fill('Rui Costa');
  await field(page, 'Adicionar a Filiais').fill('CURITIBA');
  await page.getByRole('button', { name: 'Remover: CURITIBA' }).waitFor();
  await save(page);
  await page.getByRole('region', { name: 'Crachá' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
