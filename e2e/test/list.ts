import type { Locator, Page } from 'playwright-core';

/** The first answer of a list is on screen. */
export const settled = (page: Page): Promise<void> => page.getByText(/^(Atualizado|Actualizado) /).waitFor();

/** The orders of a list. */
export const cards = (page: Page): Locator => page.getByRole('article');

/** '1 a 12 de 40', above the orders. */
export const range = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
