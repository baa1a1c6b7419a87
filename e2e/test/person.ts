import type { Page } from 'playwright-core';

/** On the page of personal data of the panel: one person is found by his registration. */
export async function findPerson(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox').fill('1401');
  await main.getByRole('rowheader').first().waitFor();
}

/** The person's data is shown. */
export async function openPerson(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('row').last().getByRole('button').click();
  await page.locator('#person-kept').waitFor();
}
