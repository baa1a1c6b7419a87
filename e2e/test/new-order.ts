import type { Page } from 'playwright-core';
import type { World } from './world.ts';

/** Name of the operation whose vehicles are the tests'. */
export const operationName = async ({ api }: World): Promise<string> => {
  const [row] = await api.sql<{ ds_projeto: string }>(
    'select ds_projeto from operacao where nr_sequencial = 1',
  );
  return row?.ds_projeto ?? '';
};
/** A field of the form that opens a choice. */
export const field = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
/** What the form answers in. */
export const popup = (page: Page, title: string) => page.getByRole('dialog', { name: title });
/** The button that creates the order. */
export const create = (page: Page) => page.getByRole('button', { name: 'Criar OS' });
/** The field of the problem's words. */
export const description = (page: Page) => page.getByLabel(/^Descrição do problema/);

/** Takes the choice of a field found by some letters; only the first field is opened by hand. */
export async function choose(page: Page, name: string, letters: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: new RegExp(`^Escolher . ${name}`, 'i') });
  if (name === 'Operação' || name === 'Motorista') await field(page, name).click();
  await sheet.getByRole('listitem').first().waitFor();
  const search = sheet.getByRole('searchbox');
  if (await search.isVisible()) await search.fill(letters);
  await sheet.getByRole('button', { name: new RegExp(`^${letters}`, 'i') }).click();
  await sheet.waitFor({ state: 'hidden' });
}
