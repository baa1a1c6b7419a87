import type { Locator, Page } from 'playwright-core';

/** The button of a position in the drawing. */
export const at = (page: Page, position: string): Locator =>
  page
    .getByRole('group', { name: 'Eixos e pneus' })
    .getByRole('button', { name: new RegExp(`^${position}\\b`) });
