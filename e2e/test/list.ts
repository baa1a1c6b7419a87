import type { Locator, Page } from 'playwright-core';

/** The first answer of a list is on screen. */
export const settled = (page: Page): Promise<void> => page.getByText(/^(Atualizado|Actualizado) /).waitFor();

/** The orders of a list. */
export const cards = (page: Page): Locator => page.getByRole('article');

/** The card of one order, found by its link: its number may also be part of a plate or of a name on another card. */
export const cardOf = (page: Page, order: number): Locator =>
  cards(page).filter({ has: page.locator(`a[href$="/os/${order}"]`) });

/** '1 a 12 de 40', above the orders. */
export const range = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
