import type { Page } from 'playwright-core';
import { type Dressed, dressVehicle } from '../../server/test/tyres.ts';
import type { Stage } from './browser.ts';
import type { World } from './world.ts';

/** A vehicle whose tyres are worn alike. */
export const toco = ({ api }: World): Promise<Dressed> => dressVehicle(api, 'TOCO', { depths: [8, 7, 8] });

/** The desk where the tyres of a vehicle are gauged. */
export async function openGauging(
  stage: Stage,
  { plate }: Dressed,
  device: 'tablet' | 'phone' = 'tablet',
): Promise<Page> {
  const page = await stage.as('pedro', `/borracharia/afericao/${plate}`, { device });
  await page.getByRole('group', { name: 'Eixos e pneus' }).waitFor();
  return page;
}

/** The keys of the desk. */
export const keys = (page: Page) => page.getByRole('group', { name: 'Teclado numérico' });

/** The field of a groove, from 1. */
export const groove = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Sulco ${number},`) });

/** The button that records the batch. */
export const submit = (page: Page) => page.getByRole('button', { name: 'Registrar leitura' });

/** Types values as a probe does: digits and Enter. */
export async function probe(page: Page, ...values: string[]): Promise<void> {
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
}
