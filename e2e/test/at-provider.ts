import type { Page } from 'playwright-core';

/** Goes to the provider of accounts by a button of the login page, and signs in there. */
export async function signInAtProvider(page: Page, button: string, login: string): Promise<void> {
  // Its page wants a font of another place.
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ body: '' }));
  await page.getByRole('button', { name: button }).click();
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('x');
  await page.locator('button[type=submit]').click();
}
