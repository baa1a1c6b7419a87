import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { devices } from '../test/browser.ts';
import { expectFit } from '../test/fit.ts';
import {
  arrivalsOf,
  comment,
  offline,
  open,
  pause,
  sheet,
  startHere,
  strip,
  withoutNetwork,
} from '../test/offline.ts';
import { signIn, type Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, finishSheet, inDatabase, mainButton, shown, wholeOrder } from '../test/work.ts';

const { world, stage } = await openWorkshop();

beforeEach(() => stage.expects(withoutNetwork));

/** The session is over while the server is away; then it is back, and somebody signs in. */
async function signInAgain(page: Page, who: Who, path: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('filial'));
  await page.goto('/login');
  await offline(page, false);
  await page.goto('/login');
  await signIn(page, who);
  if (path !== '/') await open(page, path);
}
const arrived = arrivalsOf(world);
const commands = ['pauseExecution', 'commentOrder', 'uploadFiles', 'startExecution'] as const;

describe('without network', () => {
  it('work goes on and is sent once, in order, by its own person alone', async () => {
    const { order, plate } = await makeOrder(world.api, { openedDaysAgo: 1 });
    const page = await stage.as('joao', `/os/${order}`);
    await startHere(page, plate);
    await wholeOrder(page);
    // Pause reasons are loaded before the network is lost, without having been opened.
    await expect.poll(() => arrived('listReasons')).toHaveLength(3);
    world.arrivals.length = 0;
    await offline(page, true);

    await pause(page);
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await page.getByText('não enviado').first().waitFor();
    await comment(page, 'sem sinal no pátio');
    await strip(page, 'Sem rede: 2 envios guardados.').waitFor();
    await page.getByText('sem sinal no pátio').waitFor();
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await page
      .getByLabel('Escolher arquivos')
      .setInputFiles([{ name: 'freio.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await strip(page, 'Sem rede: 3 envios guardados.').waitFor();
    await page.getByRole('button', { name: 'Pronto' }).click();
    // Paused in this browser only; it can be resumed before the server knows.
    await mainButton(page, 'Continuar', plate).click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 4 envios guardados.').waitFor();
    await page.getByRole('button', { name: 'Ver envios' }).click();
    for (const text of [`Pausar OS ${shown(order)}`, `Continuar OS ${shown(order)}`, 'freio.jpg'])
      await sheet(page).getByText(text).waitFor();
    await expectFit(page, 'kept sends, tablet');
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.setViewportSize(devices.phone.viewport);
    await expectFit(page, 'an order with kept sends, phone');
    await page.setViewportSize(devices.tablet.viewport);
    expect(world.arrivals).toEqual([]);
    // No digits in what the browser keeps.
    expect(await keptText(page)).not.toContain('"cpf"');

    await signInAgain(page, 'carlos', '/');
    await strip(page, /4 envios de Jo.o Pereira esperam o login dele/).waitFor();
    expect(arrived(...commands)).toEqual([]);

    await signInAgain(page, 'joao', `/os/${order}`);
    await expect
      .poll(() => arrived('pauseExecution', 'commentOrder', 'startExecution'))
      .toEqual(['pauseExecution', 'commentOrder', 'startExecution']);
    await expect.poll(() => arrived('uploadFiles')).toEqual(['uploadFiles']);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    expect(await inDatabase(world.api, order)).toMatchObject({ intervals: 2, running: 1 });
    const [row] = await world.api.sql(
      `select (select count(*)::int from os_comentario where nr_seq_os = $1) as comentarios,
              (select count(*)::int from anexo where nr_seq_os = $1) as anexos`,
      [order],
    );
    expect(row).toEqual({ comentarios: 1, anexos: 1 });
  });

  it('an order is started and finished, and counts from when that was', async () => {
    const { order, plate } = await makeOrder(world.api, { openedDaysAgo: 1 });
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).waitFor();
    await offline(page, true);
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await finishSheet(page, order)
      .getByRole('button', { name: `Finalizar OS ${shown(order)}` })
      .click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 2 envios guardados.').waitFor();
    // The server is told how long ago it was given, and counts the way there to it: it must be longer ago than that takes.
    await page.waitForTimeout(3_000);
    const [before] = await world.api.sql<{ agora: Date }>('select now() as agora');
    expect(await inDatabase(world.api, order)).toMatchObject({ started: false, intervals: 0 });

    await offline(page, false);
    await expect.poll(() => arrived('startExecution', 'closeExecution')).toHaveLength(2);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    expect(arrived('startExecution', 'closeExecution')).toEqual(['startExecution', 'closeExecution']);
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', intervals: 1, running: 0 });
    const [interval] = await world.api.sql(
      'select dt_inicio < dt_final as durou, dt_final < $2 as antes from execucao where nr_seq_os = $1',
      [order, before?.agora],
    );
    expect(interval).toEqual({ durou: true, antes: true });
  });

  it('where this browser has no room either, it says so and what was typed stays', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    const field = page.getByRole('textbox', { name: 'Escrever um comentário' });
    await field.waitFor();
    const { origin } = new URL(page.url());
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await offline(page, true);
    await comment(page, 'sem rede e sem espaço');
    await page.getByText('não foi guardado. O que você digitou continua aqui.').first().waitFor();
    await expect.poll(() => field.inputValue()).toBe('sem rede e sem espaço');

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await offline(page, false);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(arrived('commentOrder').length).toBeGreaterThan(0);
    const [row] = await world.api.sql('select count(*)::int as n from os_comentario where nr_seq_os = $1', [
      order,
    ]);
    expect(row).toEqual({ n: 1 });
  });

  it('a second order is not begun while one is in hand, and that is said at the press', async () => {
    const first = await makeOrder(world.api, { openedDaysAgo: 1 });
    const second = await makeOrder(world.api, { openedDaysAgo: 1 });
    const page = await stage.as('joao', `/os/${second.order}`);
    await mainButton(page, 'Iniciar', second.plate).waitFor();
    await open(page, `/os/${first.order}`);
    await mainButton(page, 'Iniciar', first.plate).waitFor();
    await expect.poll(() => arrived('listReasons')).not.toEqual([]);
    await offline(page, true);
    await mainButton(page, 'Iniciar', first.plate).click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await open(page, `/os/${second.order}`);
    await mainButton(page, 'Iniciar', second.plate).click();
    await confirmWith(page, '123');
    await page.getByText(`A OS ${shown(first.order)} está em andamento.`, { exact: false }).waitFor();
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await offline(page, false);
  });

  it('pictures this browser keeps stand on their order', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await page.getByText('Nenhuma foto nesta OS.').first().waitFor();
    await expect.poll(() => arrived('listReasons')).not.toEqual([]);
    await offline(page, true);
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page
      .getByLabel('Escolher arquivos')
      .setInputFiles([{ name: 'freio.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await page.getByRole('button', { name: 'Pronto' }).click();
    await page.getByText('freio.jpg: guardada neste aparelho').waitFor();
    expect(await page.getByText('Nenhuma foto nesta OS.').count()).toBe(0);
    await offline(page, false);
    await page.getByText('freio.jpg: guardada neste aparelho').waitFor({ state: 'hidden' });
  });

  it('where the storage of the browser never answers a press goes as it came', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`, {
      network: (opened) =>
        opened.addInitScript(() => {
          // Opened, and never heard of again.
          IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
        }),
    });
    await comment(page, 'sem memória');
    await expect.poll(() => arrived('commentOrder'), { timeout: 10_000 }).toEqual(['commentOrder']);
  });
});

/** All that the browser keeps of the sends, as text. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('envios');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('sends').objectStore('sends').getAll();
          asked.onsuccess = () => resolve(JSON.stringify(asked.result));
        };
      }),
  );
