import type { Page } from 'playwright-core';

/** Rows of the count page, and the sheet a row is counted in. */
export const row = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) });
export const edit = (page: Page, code: string) => row(page, code).getByRole('button');
export const sheet = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Lançamento de item' });
export const lastCount = (page: Page) => sheet(page).locator('dl', { hasText: 'Quantidade' }).locator('dd');
export const countTo = async (page: Page, quantity: string) => {
  await sheet(page).getByLabel('Quantidade contada').fill(quantity);
  await sheet(page).getByRole('button', { name: 'Confirmar contagem' }).click();
};
export const quantityIn = (page: Page, code: string) => row(page, code).getByRole('cell').nth(2);
export const search = async (page: Page, words: string) => {
  await page.getByLabel('Código ou nome do item').fill(words);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
};
