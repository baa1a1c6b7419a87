import type { Locator, Page } from 'playwright-core';

/** A field of the form of a record. */
export const field = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByLabel(name, { exact: typeof name === 'string' });

/** The list of a kind of records, from the menu. */
export async function openKind(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Cadastros' }).click();
  await page.getByRole('main').getByRole('link', { name: kind }).click();
}

/** Saves the form of a record. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Cadastro salvo').waitFor();
}
