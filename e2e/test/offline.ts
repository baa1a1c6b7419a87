import type { Locator, Page } from 'playwright-core';
import { confirmWith, mainButton } from './work.ts';
import type { World } from './world.ts';

/** The server is out of reach of the page, or back. */
export const offline = (page: Page, away: boolean): Promise<unknown> =>
  away ? page.route(/\/api\//, (route) => route.abort()) : page.unroute(/\/api\//);

/** What is written to the console without network: by the browser, and by a list that could not be read (LIST-34). */
export const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|list not loaded CallError: offline/;

/** Says from when what is shown is; with the day where it is another: around midnight it is. */
export const oldSince = /Mostrando os dados d(as|e \d\d\/\d\d\/\d{4}) \d\d:\d\d/;

/** The strip with the state of the network and of stored sends. */
export const strip = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** The sheet of the sends this browser keeps. */
export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Envios guardados' });

/** What arrived of the commands of a list, in order. */
export const arrivalsOf =
  (world: World) =>
  (...names: string[]): string[] =>
    world.arrivals.map(({ name }) => name).filter((name) => names.includes(name));

/** Goes to an address without loading the page anew: what is in memory stays. */
export async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Pauses the work, as João. */
export async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pausar' }).click();
  const reasons = page.getByRole('dialog', { name: 'Por que vai pausar?' });
  await reasons.getByText('Deslocamento').click();
  await reasons.getByRole('button', { name: /^Pausar OS/ }).click();
  await confirmWith(page, '123');
}

/** The button of the page that asks once more. */
export const retry = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).first();

/** Gives up the only send there is. */
export async function giveUp(page: Page): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: /^Descartar/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Descartar este envio?' })
    .getByRole('button', { name: 'Descartar' })
    .click();
  await sheet(page).getByText('Nada guardado').waitFor();
}

/** Sends a comment on the order on screen. */
export async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Escrever um comentário' }).fill(text);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
}

/** Starts the work on the order on screen, as João. */
export async function startHere(page: Page, plate: string): Promise<void> {
  await mainButton(page, 'Iniciar', plate).click();
  await confirmWith(page, '123');
  await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
}
