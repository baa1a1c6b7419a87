import { dayNumber, isoDay } from '@terminal/contract/days';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const inDays = (days: number) =>
  isoDay(dayNumber(new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })) + days);
const paper = { name: 'crlv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

async function add(page: Page, until: string, number: string) {
  await page.getByRole('button', { name: 'Adicionar documento' }).click();
  const sheet = page.getByRole('dialog', { name: 'Adicionar documento' });
  await sheet.getByLabel('Válido até').fill(until);
  await sheet.getByLabel('Número').fill(number);
  await sheet.getByText('O arquivo é opcional: uma foto ou um PDF.').waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    sheet.getByRole('button', { name: 'Escolher arquivo' }).click(),
  ]);
  await chooser.setFiles(paper);
  await sheet.getByText('Arquivo: crlv.pdf').waitFor();
  await expectAccessible(page, 'a new document');
  await sheet.getByRole('button', { name: 'Salvar documento' }).click();
  await sheet.waitFor({ state: 'detached' });
}

describe('the documents of a vehicle', () => {
  it('are added with their file, told on its order once expired, corrected with a reason, and found in the menu', async () => {
    const { plate, order } = await makeOrder(world.api);
    const page = await stage.as('beatriz', `/veiculo/${plate}`, { device: 'phone' });
    await page.getByText('Nenhum documento deste veículo').waitFor();
    await add(page, inDays(-2), '123456');
    await page.getByText(/^Vencido · Há 2\sdias$/).waitFor();
    await expectNoSidewaysScroll(page, 'documents of a vehicle');

    const other = await stage.as('joao', `/os/${order}`, { device: 'phone' });
    await other.getByText(/^CRLV vencido em /).waitFor();

    await page.getByRole('button', { name: 'Corrigir' }).click();
    const sheet = page.getByRole('dialog', { name: 'Corrigir' });
    await sheet.getByLabel('Válido até').fill(inDays(10));
    await sheet.getByRole('button', { name: 'Salvar correção' }).click();
    await sheet.getByText('Informe o motivo, com 3 letras ou mais.').waitFor();
    await sheet.getByLabel('Motivo').fill('ano errado');
    await sheet.getByRole('button', { name: 'Salvar correção' }).click();
    await page.getByText(/^Vence em breve · 10\sdias$/).waitFor();
    // The open order follows.
    await other.getByText(/^CRLV vencido em /).waitFor({ state: 'detached' });
    await page.locator('summary').click();
    await page.getByText(/: ano errado$/).waitFor();
    await page.getByRole('button', { name: 'Ver arquivo: CRLV' }).first().click();
    await page.getByRole('link', { name: 'Baixar: crlv.pdf' }).waitFor();

    const menu = await stage.as('beatriz', '/', { device: 'desktop' });
    await menu.getByRole('navigation').getByRole('link', { name: 'Documentos a vencer' }).click();
    await menu.getByRole('searchbox').fill(plate);
    await menu.getByText('1 documento', { exact: true }).waitFor();
    await menu.getByText('Vencidos', { exact: true }).click();
    await menu.getByText('Nenhum documento com estes filtros').waitFor();
    await menu.getByText('Todos', { exact: true }).click();
    const [file] = await Promise.all([
      menu.waitForEvent('download'),
      menu.getByRole('button', { name: 'Baixar CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('documentos-a-vencer.csv');
    await expectAccessible(menu, 'documents that expire');
    await menu.getByRole('table').getByRole('link', { name: plate }).click();
    await menu.getByRole('heading', { level: 1, name: plate }).waitFor();
  });

  it('are recorded without a file', async () => {
    const { plate } = await makeOrder(world.api);
    const page = await stage.as('beatriz', `/veiculo/${plate}`, { device: 'phone' });
    await page.getByRole('button', { name: 'Adicionar documento' }).click();
    const sheet = page.getByRole('dialog', { name: 'Adicionar documento' });
    const save = sheet.getByRole('button', { name: 'Salvar documento' });
    await save.click();
    await sheet.getByLabel('Número').and(page.locator('[aria-invalid=true]')).waitFor();
    await sheet.getByLabel('Número').fill('sem papel');
    await sheet.getByLabel('Válido desde').fill(inDays(9));
    await sheet.getByLabel('Válido até').fill(inDays(8));
    await save.click();
    await sheet.getByLabel('Válido até').and(page.locator('[aria-invalid=true]')).waitFor();
    await sheet.getByLabel('Válido desde').fill('');
    await save.click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('Sem arquivo', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Ver arquivo/ }).count()).toBe(0);
    await page.getByText('sem papel').waitFor();
    await page.getByRole('button', { name: 'Corrigir' }).click();
    const correction = page.getByRole('dialog', { name: 'Corrigir' });
    await correction.getByText('Anular', { exact: true }).first().click();
    await correction.getByLabel('Motivo').fill('de outro veículo');
    await correction.getByRole('button', { name: 'Anular' }).click();
    // No table of nothing is left.
    await page.getByText('Nenhum documento deste veículo').waitFor();
  });

  it('are looked at by who keeps no vehicles, in Spanish too', async () => {
    const { plate } = await makeOrder(world.api);
    const keeper = await stage.as('beatriz', `/veiculo/${plate}`, { device: 'desktop' });
    await add(keeper, inDays(0), '7');
    const page = await stage.as('joao', `/veiculo/${plate}`, { device: 'desktop', language: 'es' });
    await page.getByText('Vence hoy').waitFor();
    expect(await page.getByRole('button', { name: 'Corregir' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Documentos por vencer' }).count()).toBe(0);
  });
});
