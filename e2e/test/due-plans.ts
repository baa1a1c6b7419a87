import type { Locator, Page } from 'playwright-core';
import type { PlannedVehicle } from '../../server/test/due-plans.ts';

/** The button of a list of due plans, with its count. */
export const indicator = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** The row of a vehicle. */
export const row = (within: Locator, { plate }: PlannedVehicle) =>
  within.getByRole('row', { name: new RegExp(plate) });
export const question = (page: Page) => dialog(page, 'Qual e o tipo de OS?');
export const heads = (within: Locator) => within.getByRole('columnheader').allTextContents();

/** Opens the list of an indicator. */
export async function open(page: Page, name: string): Promise<Locator> {
  await indicator(page, name).click();
  const list = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  await list.waitFor();
  return list;
}

/** Reads what was generated, acknowledges it and waits until the page has begun anew. */
export async function acknowledge(page: Page): Promise<void> {
  const popup = dialog(page, 'Sucesso');
  await popup.getByText('Ordem gerada com sucesso!').waitFor();
  await Promise.all([page.waitForEvent('load'), popup.getByRole('button', { name: 'OK' }).click()]);
}
