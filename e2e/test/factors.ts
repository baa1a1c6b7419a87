import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { type PanelUser, panelUsers } from './people.ts';
import type { World } from './world.ts';

/** The same world by the name of this machine: for browsers an address of digits has no passkeys. */
export const byName = (world: World): World => ({
  ...world,
  address: world.address.replace('127.0.0.1', 'localhost'),
});

/** The code an authenticator shows now. @param secret base32, as the page writes it */
export const codeOf = (secret: string): string => new TOTP({ secret: secret.replaceAll(' ', '') }).generate();

/** A code that is not the one of now, the one before or the next. */
export function wrongCodeOf(secret: string): string {
  const totp = new TOTP({ secret: secret.replaceAll(' ', '') });
  const near = [-30_000, 0, 30_000].map((apart) => totp.generate({ timestamp: Date.now() + apart }));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
}

/** The code of this half minute is good once more: no test waits for the next. */
export async function forgetUsedCodes({ api }: World): Promise<void> {
  await api.control('update fator_totp set nr_periodo = 0');
}

/** Gives the browser a device that makes and proves passkeys by itself. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Fills in and sends the first step of the panel's login, in whatever language. */
export async function firstStep(page: Page, who: PanelUser): Promise<void> {
  const { number, digits } = panelUsers[who];
  await page.goto('/loginPainel');
  await page.locator('form input[inputmode=numeric]').first().fill(number);
  await page.locator('form input[inputmode=numeric]').nth(1).fill(digits);
  await page.locator('form [type=submit]').click();
}

/** What the items of a list say, once it is there. */
export async function textsOf(items: Locator): Promise<string[]> {
  await items.first().waitFor();
  return items.allInnerTexts();
}

/** The secret a sheet shows, in groups of four. */
export const secretOn = async (sheet: Locator): Promise<string> =>
  (await sheet.getByRole('status').textContent()) ?? '';

/** Sets up an authenticator on /minhaSeguranca (in Portuguese) and puts the codes away. @returns its secret and the recovery codes */
export async function setUpAuthenticator(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Configurar autenticador' }).click();
  const sheet = page.getByRole('dialog', { name: 'Configurar autenticador' });
  const secret = await secretOn(sheet);
  await sheet.getByLabel('Código que o aplicativo mostra').fill(codeOf(secret));
  const shown = page.getByRole('dialog', { name: 'Guarde estes códigos' });
  const codes = await textsOf(shown.getByRole('listitem'));
  await shown.getByRole('button', { name: 'Guardei os códigos' }).click();
  await shown.waitFor({ state: 'detached' });
  return { secret, codes };
}
