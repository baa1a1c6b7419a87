import type { Locator, Page } from 'playwright-core';
import type { Device } from './browser.ts';
import type { Who } from './people.ts';
import type { Terminal } from './terminal.ts';

/** The first answer of a list is on screen. */
export const settled = (page: Page): Promise<void> => page.getByText(/^(Atualizado|Actualizado) /).waitFor();

/** The orders of a list. */
export const cards = (page: Page): Locator => page.getByRole('article');

/** The card of one order, found by its link: its number may also be part of a plate or of a name on another card. */
export const cardOf = (page: Page, order: number): Locator =>
  cards(page).filter({ has: page.locator(`a[href$="/os/${order}"]`) });

/** '1 a 12 de 40', above the orders. */
export const range = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

/** A terminal with somebody signed in and a list on screen; what arrived by then is forgotten. */
export const listOf =
  ({ world, stage }: Terminal) =>
  async (who: Who, path: string, device: Device = 'tablet'): Promise<Page> => {
    const page = await stage.as(who, path, { device });
    await settled(page);
    world.arrivals.length = 0;
    return page;
  };
