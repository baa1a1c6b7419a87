import { expect, it } from 'vitest';
import { keepRecords, truck } from '../../server/test/master-data.ts';
import { openTerminal } from '../test/terminal.ts';

const { stage, world } = await openTerminal();

it('many rows are ticked by key or all shown, what changes is told, and one column of them changes at once', async () => {
  const records = keepRecords(world.api, await world.api.signIn('1601', '789'));
  const plates = ['MUI0A01', 'MUI0A02', 'MUI0A03'];
  for (const plate of plates)
    expect((await records.save('vehicles', { celulas: truck(plate, { ano: '2020' }) })).status).toBe(200);
  const page = await stage.as('beatriz', '/cadastros/vehicles?busca=MUI0A0', { device: 'desktop' });
  const first = page.getByLabel('Escolher MUI0A01');
  await first.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Alterar 1 cadastro…' }).waitFor();
  const box = await page.locator('label', { has: first }).boundingBox();
  expect([box?.width, box?.height]).toEqual([48, 48]);
  await page.getByLabel('Marcar todos').check();
  await page.getByRole('button', { name: 'Alterar 3 cadastros…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('O que muda').selectOption({ label: 'Ano' });
  // Nothing typed empties the column: the button says so.
  await sheet.getByRole('button', { name: 'Esvaziar 3', exact: true }).waitFor();
  await sheet.getByLabel('O que muda').selectOption({ label: 'Marca' });
  await sheet.getByLabel(/^Marca/).fill('SCANIA');
  expect(await sheet.getByRole('listitem').allInnerTexts()).toEqual(
    plates.map((plate) => `${plate}: – → SCANIA`),
  );
  await sheet.getByRole('button', { name: 'Alterar 3', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('SCANIA').nth(2).waitFor();

  await page.getByLabel('Escolher MUI0A02').check();
  await page.getByRole('button', { name: 'Tirar de uso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 1', exact: true }).click();
  await page
    .getByRole('row', { name: /MUI0A02/ })
    .getByText('Fora de uso')
    .waitFor();
});

it('on a phone the tick of a card has its word, and what is done with the ticked ones stays in sight', async () => {
  const page = await stage.as('beatriz', '/cadastros/vehicles', { device: 'phone' });
  const [first, last] = [page.getByRole('checkbox').nth(1), page.getByRole('checkbox').nth(12)];
  await page.locator('label').getByText('Escolher', { exact: true }).first().click();
  expect(await first.isChecked()).toBe(true);
  await last.check();
  await page.getByRole('button', { name: 'Alterar 2 cadastros…' }).click({ trial: true });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.getByRole('button', { name: 'Limpar escolha' }).click();
});

it('a list says by what it is ordered', async () => {
  const page = await stage.as('beatriz', '/cadastros/suppliers', { device: 'desktop' });
  const order = page.getByLabel('Ordenar por');
  expect(await order.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe('Número');
  await order.selectOption({ label: 'Fornecedor' });
  await page.waitForURL(/ordem=fornecedor/);
});
