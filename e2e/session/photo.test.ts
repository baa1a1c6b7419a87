import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const openMenu = (page: Page) => page.getByRole('button', { name: 'Mais', exact: true }).click();

/** Whether a photo is shown instead of the placeholder drawing. */
const expectPhoto = (place: Locator) =>
  expect
    .poll(() =>
      place
        .locator('img')
        .first()
        .evaluate((photo: HTMLImageElement) => photo.naturalWidth),
    )
    .toBe(256);

const choose = async (page: Page, name: string, buffer: Buffer) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher foto' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer });
};

describe('the own photo', () => {
  it('is chosen from the menu, shown there and beside a comment, and taken away again', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', '/', { device: 'phone' });
    await openMenu(page);
    const own = page.getByRole('button', { name: 'Minha foto' });
    expect(await own.locator('img').count()).toBe(0);
    await own.click();
    const sheet = page.getByRole('dialog', { name: 'Minha foto' });
    await choose(page, 'eu.jpg', Buffer.from('no picture'));
    await sheet.getByRole('button', { name: 'Salvar foto' }).click();
    await sheet.getByRole('alert').getByText('Só são aceitas fotos (JPG, PNG, WEBP) e PDF.').waitFor();
    await choose(page, 'eu.jpg', await picture(120));
    await sheet.getByRole('img', { name: 'Como a foto vai aparecer' }).waitFor();
    await expectAccessible(page, 'photo chosen');
    await expectNoSidewaysScroll(page, 'photo chosen');
    await sheet.getByRole('button', { name: 'Salvar foto' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expectPhoto(own);

    await page.goto(`/os/${order}`);
    await page.getByLabel('Escrever um comentário').fill('freio rangendo');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expectPhoto(page.getByRole('listitem').filter({ hasText: 'freio rangendo' }));

    await page.goto('/');
    await openMenu(page);
    await expectPhoto(own);
    await own.click();
    await sheet.getByRole('button', { name: 'Remover minha foto' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => own.locator('img').count()).toBe(0);
    await page.goto(`/os/${order}`);
    const comment = page.getByRole('listitem').filter({ hasText: 'freio rangendo' });
    await comment.waitFor();
    expect(await comment.locator('img').count()).toBe(0);
  });

  it('is not offered on a terminal of many people, nor to a supplier', async () => {
    for (const who of ['staff', 'supplier'] as const) {
      const page = await stage.as(who, '/', { device: 'phone' });
      await openMenu(page);
      await page.getByRole('dialog').waitFor();
      expect(await page.getByRole('button', { name: 'Minha foto' }).count()).toBe(0);
    }
  });

  it('gives way to the drawing where it cannot be had', async () => {
    const page = await stage.as('carlos', '/', {
      device: 'desktop',
      network: (opened) => opened.route('**/api/fotos/**', (route) => route.fulfill({ status: 404 })),
    });
    const own = page.getByRole('complementary').getByRole('button', { name: 'Minha foto' });
    await own.locator('svg').waitFor();
    expect(await own.locator('img').count()).toBe(0);
  });
});
