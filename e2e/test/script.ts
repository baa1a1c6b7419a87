import type { Page } from 'playwright-core';

/** Where a script is written. */
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Script SQL' });

/** Types a script in place of what stands in the editor; names it offers to complete are left alone. */
export async function write(page: Page, script: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(script);
  await page.keyboard.press('Escape');
}
