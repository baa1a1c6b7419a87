import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dressVehicle } from '../../server/test/tyres.ts';
import { picture } from '../../server/test/uploads.ts';
import { expectFit } from '../test/fit.ts';
import { groove, openGauging, probe, submit, toco } from '../test/gauging.ts';
import { signIn } from '../test/people.ts';
import { openProfile } from '../test/profile.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

/** A draft as the browser has written it to disk. */
const onDisk = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('terminal');
        opening.onsuccess = () => {
          const request = opening.result.transaction('rascunhos').objectStore('rascunhos').get(wanted);
          request.onsuccess = () => resolve(request.result);
        };
      }),
    key,
  );

describe('a gauging', () => {
  it('of a probe survives a reload and a lost network, and is sent with its pictures', async () => {
    const dressed = await toco(world);
    const page = await openGauging(stage, dressed);
    await probe(page, '7', '6.5', '7', '7', '6');
    await page.getByText('1 de 6 lidos').waitFor();
    await page.reload();
    await page.getByText('1 de 6 lidos').waitFor();
    await groove(page, 2)
      .and(page.getByRole('button', { name: /, 6$/ }))
      .waitFor();
    await groove(page, 3).click();
    await probe(page, '7');
    for (let tyre = 0; tyre < 4; tyre++) await probe(page, '7', '6,5', '7');
    await page.getByText('6 de 6 lidos').waitFor();
    await submit(page).click();
    await page.getByText('Informe o KM atual!').waitFor();
    await page.keyboard.type('100250');
    await page.getByRole('button', { name: /^Fotos/ }).click();
    await page
      .getByLabel('Escolher arquivos')
      .setInputFiles([{ name: 'pneu.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await page.getByText('pneu.jpg').waitFor();
    await page.getByRole('button', { name: 'Pronto' }).click();
    stage.expects(/ERR_FAILED/);
    await page.route(/\/api\//, (route) => route.abort());
    await submit(page).click();
    // The desk is free for the next vehicle: reading and picture are kept, and go by themselves once the network is back.
    await page.waitForURL('**/borracharia/afericao');
    await page.getByText('Sem rede: 2 envios guardados.').waitFor();
    await page.unroute(/\/api\//);
    await page.getByText(/envios? guardado/).waitFor({ state: 'hidden' });
    const rows = await world.api.sql(
      `select e.km_informado, count(l.*)::int as lidos, (select count(*)::int from anexo a where a.nr_seq_evento = e.nr_sequencial) as fotos
         from pneu_evento e join pneu_leitura l on l.nr_seq_evento = e.nr_sequencial where e.nr_placa = $1 group by e.nr_sequencial`,
      [dressed.plate],
    );
    expect(rows).toEqual([{ km_informado: 100_250, lidos: 6, fotos: 1 }]);
    const order = world.arrivals
      .map(({ name }) => name)
      .filter((name) => name === 'submitGauging' || name === 'uploadTyreFiles');
    expect(order.slice(-2)).toEqual(['submitGauging', 'uploadTyreFiles']);
    expect(
      await page.evaluate((plate) => localStorage.getItem(`afericao:${plate}`), dressed.plate),
    ).toBeNull();
  });

  it('survives a killed browser and a logout', async () => {
    const dressed = await toco(world);
    const path = `/borracharia/afericao/${dressed.plate}`;
    const profile = await openProfile(world);
    try {
      const page = await profile.open('pedro', path);
      await page.getByText('0 de 6 lidos').waitFor();
      await probe(page, '7', '6,5', '7', '7');
      await page.keyboard.type('6,');
      await groove(page, 2)
        .and(page.getByRole('button', { name: /, 6,$/ }))
        .waitFor();
      // The disk takes some milliseconds for the last key.
      await expect
        .poll(() => onDisk(page, `afericao:${dressed.plate}`))
        .toMatchObject({ values: { [dressed.tyres['1DE']?.fire ?? '']: ['7', '6,', ''] } });
      await profile.kill();
      const again = await profile.open('pedro', path);
      await again.getByText('1 de 6 lidos').waitFor();
      await groove(again, 1)
        .and(again.getByRole('button', { name: /, 7$/ }))
        .waitFor();
      await groove(again, 2)
        .and(again.getByRole('button', { name: /, 6,$/ }))
        .waitFor();
      await again.getByRole('button', { name: 'Sair' }).click();
      await again.waitForURL('**/login');
      await signIn(again, 'pedro');
      await again.goto(path);
      await again.getByText('1 de 6 lidos').waitFor();
    } finally {
      await profile.close();
    }
  });

  it('is kept when the network is lost before the first batch is sent, also where no worker keeps parts of the page', async () => {
    const dressed = await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [8, 8] });
    const page = await stage.as('pedro', '/borracharia/afericao');
    await page.getByLabel('Placa ou frota').fill(dressed.plate);
    await page.getByRole('link', { name: `Aferir ${dressed.plate}` }).click();
    await page.getByText('0 de 4 lidos').waitFor();
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /submit-/.test(name)));
    await expect.poll(loaded).toBe(true);
    for (let tyre = 0; tyre < 4; tyre++) await probe(page, '8', '7,5');
    await page.keyboard.type('100250');
    stage.expects(/ERR_FAILED/);
    await page.route(/\/(api|assets)\//, (route) => route.abort());
    await submit(page).click();
    await page.waitForURL('**/borracharia/afericao');
    await page.unroute(/\/(api|assets)\//);
    const sent = () =>
      world.api.sql('select km_informado from pneu_evento where nr_placa = $1', [dressed.plate]);
    await expect.poll(sent, { timeout: 20_000 }).toEqual([{ km_informado: 100_250 }]);
  });

  it('kept without network is opened again when its meter is doubted, and sent all the same, with its pictures', async () => {
    const dressed = await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [8, 8] });
    const page = await openGauging(stage, dressed);
    const sendAndBeDoubted = async () => {
      await page.route(/\/api\//, (route) => route.abort());
      await submit(page).click();
      await page.getByText('Sem rede: 2 envios guardados.').waitFor();
      await page.unroute(/\/api\//);
      await page.getByText('1 envio não foi aceito.').waitFor();
      await page.getByRole('button', { name: 'Ver envios' }).click();
    };
    stage.expects(/ERR_FAILED|status of 409/);
    for (let tyre = 0; tyre < 4; tyre++) await probe(page, '8', '7,5');
    await page.keyboard.type('1000250');
    await page.getByRole('button', { name: /^Fotos/ }).click();
    await page
      .getByLabel('Escolher arquivos')
      .setInputFiles([{ name: 'pneu.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await page.getByRole('button', { name: 'Pronto' }).click();
    await sendAndBeDoubted();
    await page.getByText(/^.*100\.000 → 1\.000\.250: são 900\.250 h em 40 dias\. Está certo\?$/).waitFor();
    await expectFit(page, 'a doubted reading, tablet');
    await page.getByRole('button', { name: /^Abrir de novo/ }).click();
    await page.getByText('4 de 4 lidos').waitFor();
    await page.getByRole('button', { name: /^KM atual 1\.000\.250/ }).waitFor();
    await page.getByRole('button', { name: 'Fotos (1)' }).waitFor();
    await page.getByText(/envio/).waitFor({ state: 'hidden' });

    await sendAndBeDoubted();
    await page.getByRole('button', { name: /^Enviar mesmo assim/ }).click();
    await page.getByText('Nada guardado').waitFor();
    const rows = await world.api.sql(
      `select e.km_informado, (select count(*)::int from anexo a where a.nr_seq_evento = e.nr_sequencial) as fotos
         from pneu_evento e where e.nr_placa = $1 and e.tp_evento = 'A'`,
      [dressed.plate],
    );
    expect(rows).toEqual([{ km_informado: 1_000_250, fotos: 1 }]);
  });
});
