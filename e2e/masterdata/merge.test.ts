import { expect, it } from 'vitest';
import { stockPart } from '../../server/test/inventory.ts';
import { openTerminal } from '../test/terminal.ts';

const { stage, world } = await openTerminal();

it('a part that was registered twice becomes one after what moves was told, on open screens too, and two again', async () => {
  const double = await stockPart(world.api, { name: 'FILTRO OLEO VM', balance: 4 });
  const stays = await stockPart(world.api, { name: 'FILTRO DE OLEO VM 270', balance: 6 });
  const other = await stage.as('beatriz', `/cadastros/items/${stays.item}`, {
    device: 'desktop',
    language: 'es',
  });
  await other.getByRole('heading', { name: 'Registros unidos' }).waitFor();

  const page = await stage.as('beatriz', `/cadastros/items/${double.item}`, { device: 'tablet' });
  await page.getByRole('button', { name: 'Unir com outro cadastro…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Qual é o outro?').fill('oleo vm 270');
  await sheet.getByRole('button', { name: /^FILTRO DE OLEO VM 270/ }).click();
  await sheet.getByText('1 filial com os dois saldos, somados').waitFor();
  // Which stays is asked in words that are seen, and who goes is named.
  expect((await sheet.getByText('Qual fica?').boundingBox())?.width).toBeGreaterThan(50);
  await sheet.getByText('FILTRO OLEO VM sai de uso.').waitFor();
  await sheet.getByLabel('Motivo').fill('cadastrado duas vezes');
  await sheet.getByRole('button', { name: 'Unir', exact: true }).click();
  await page.getByRole('link', { name: 'FILTRO DE OLEO VM 270' }).first().waitFor();
  await page.getByText('Fora de uso').first().waitFor();
  await other.getByText(/cadastrado duas vezes/).waitFor();

  await page.getByRole('button', { name: 'Desfazer união' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('eram dois mesmo');
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer união' }).click();
  await page.getByText(/^Desfeita por/).waitFor();
  await other.getByText(/^Deshecha por/).waitFor();
  const rows = await world.api.sql(
    'select qt_saldo::float8 as q from estoque where nr_sequencial = any ($1) order by nr_sequencial',
    [[double.id, stays.id]],
  );
  expect(rows).toEqual([{ q: 4 }, { q: 6 }]);
});
