import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const choose = async (page: Page, red: number) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher foto' }).click(),
  ]);
  await chooser.setFiles({ name: 'caminhao.jpg', mimeType: 'image/jpeg', buffer: await picture(red) });
  await page.getByRole('button', { name: 'Salvar foto' }).click();
  await page.getByText('Foto salva.').first().waitFor();
};

describe('the photo of a vehicle', () => {
  it('is chosen on its page, is on its orders, and is declared void with a reason', async () => {
    const { plate, order } = await makeOrder(world.api);
    const page = await stage.as('beatriz', `/veiculo/${plate}`, { device: 'phone' });
    await page.getByRole('button', { name: 'Adicionar foto' }).click();
    const sheet = page.getByRole('dialog', { name: 'Foto do veículo' });
    await sheet.getByText('Este veículo não tem foto.').waitFor();
    await choose(page, 10);
    await expect.poll(() => sheet.getByRole('img').count()).toBe(1);
    // What is no picture is refused at once, and what was chosen before it is not shown any more.
    const pick = async (name: string, buffer: Buffer) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Escolher foto' }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer });
    };
    await pick('boa.jpg', await picture(15));
    await page.getByRole('button', { name: 'Salvar foto' }).waitFor();
    await pick('texto.jpg', Buffer.from('isto não é uma foto'));
    await sheet.getByRole('alert').getByText('não é uma foto que se possa usar').waitFor();
    expect(await page.getByRole('button', { name: 'Salvar foto' }).count()).toBe(0);
    await choose(page, 20);
    expect(await sheet.getByRole('alert').count()).toBe(0);
    await expect.poll(() => sheet.getByRole('listitem').count()).toBe(2);
    await expectAccessible(page, 'photos of a vehicle');
    await expectNoSidewaysScroll(page, 'photos of a vehicle');
    await page.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('button', { name: 'Foto do veículo' }).getByRole('presentation').waitFor();

    const other = await stage.as('joao', `/os/${order}`, { device: 'phone' });
    const small = other.locator('img[src*="mini=S"]');
    await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    const first = await small.getAttribute('src');

    await page.getByRole('button', { name: 'Foto do veículo' }).click();
    await sheet.getByRole('button', { name: 'Anular esta foto' }).click();
    const annul = page.getByRole('dialog', { name: 'Anular' });
    await annul.getByRole('button', { name: 'Anular' }).click();
    await annul.getByText('Informe o motivo, com 3 letras ou mais.').waitFor();
    await annul.getByLabel('Motivo').fill('era outro caminhão');
    await annul.getByRole('button', { name: 'Anular' }).click();
    await sheet.getByText(/^Uma foto\. Anulado por .*: era outro caminhão$/).waitFor();
    // The open order follows.
    await expect.poll(() => small.getAttribute('src')).not.toBe(first);
  });

  it('is looked at by who keeps no vehicles, in Spanish too', async () => {
    const { plate } = await makeOrder(world.api);
    const keeper = await stage.as('beatriz', `/veiculo/${plate}`, { device: 'desktop' });
    await keeper.getByRole('button', { name: 'Adicionar foto' }).click();
    await choose(keeper, 30);
    const page = await stage.as('joao', `/veiculo/${plate}`, { device: 'desktop', language: 'es' });
    await page.getByRole('button', { name: 'Foto del vehículo' }).click();
    const sheet = page.getByRole('dialog', { name: 'Foto del vehículo' });
    await sheet.getByRole('img').waitFor();
    expect(await sheet.getByRole('button').allTextContents()).toEqual(['']);
  });
});
