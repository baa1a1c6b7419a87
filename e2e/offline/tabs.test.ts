import { beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import {
  arrivalsOf,
  comment,
  offline,
  pause,
  sheet,
  startHere,
  strip,
  withoutNetwork,
} from '../test/offline.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, inDatabase, mainButton, shown, wholeOrder } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openWorkshop();

beforeEach(() => stage.expects(withoutNetwork));

const arrived = arrivalsOf(world);

describe('without network', () => {
  it('a picture on its way keeps no press waiting, and two tabs send it once', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await startHere(page, plate);
    await wholeOrder(page);
    let letThrough = () => {};
    const free = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.context().route(patternOf('os/uploadFiles/{nrSeqOs}'), async (route) => {
      await free;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page.getByLabel('Escolher arquivos').setInputFiles([
      { name: 'freio.jpg', mimeType: 'image/jpeg', buffer: await picture() },
      { name: 'disco.jpg', mimeType: 'image/jpeg', buffer: await picture(120) },
    ]);
    await page
      .getByRole('dialog', { name: 'Adicionar fotos e documentos' })
      .getByRole('button', { name: 'Fechar' })
      .click();
    await pause(page);
    await mainButton(page, 'Continuar', plate).waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ running: 0 });
    const next = await stage.tab(page);
    await next.goto(`/os/${order}`);
    await comment(next, 'da outra aba');
    await expect.poll(() => arrived('pauseExecution', 'commentOrder')).toHaveLength(2);
    expect(arrived('uploadFiles')).toEqual([]);

    letThrough();
    await expect.poll(() => arrived('uploadFiles')).toHaveLength(2);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    const rows = await world.api.sql(
      'select ds_nome from anexo where nr_seq_os = $1 order by nr_sequencial',
      [order],
    );
    expect(rows).toEqual([{ ds_nome: 'freio.jpg' }, { ds_nome: 'disco.jpg' }]);
    expect(arrived('uploadFiles')).toHaveLength(2);
  });

  it('a page that dies while it sends does not send twice, and asks for the digits again', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).waitFor();
    // The server does it, the answer never comes.
    await page.route(patternOf('os/itens/execucoes/iniciar'), async (route) => {
      await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
    const next = await stage.tab(page);
    await page.close();
    await next.goto(`/os/${order}`);
    await next.getByRole('button', { name: 'Ver envios' }).click();
    const digits = sheet(next).locator('[data-digits]');
    await digits.fill('123');
    await sheet(next).getByText('Nada guardado').waitFor();
    const sent = world.arrived('startExecution');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent.length).toBeGreaterThan(1);
    expect(await inDatabase(world.api, order)).toMatchObject({ intervals: 1, running: 1 });
  });

  it('digits typed in one tab are known in the others, and go with the last of them', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await startHere(page, plate);
    const next = await stage.tab(page);
    await next.goto(`/os/${order}`);
    await next.getByRole('button', { name: 'Pausar' }).waitFor();
    await expect.poll(() => arrived('listReasons').length).toBeGreaterThanOrEqual(3);
    await offline(page, true);
    await offline(next, true);
    await pause(page);
    await strip(next, '1 envio guardado').waitFor();
    // One that comes later hears of them too.
    const last = await stage.tab(page);
    await offline(last, true);
    await last.goto(`/os/${order}`);
    for (const tab of [next, last]) {
      await tab.getByRole('button', { name: 'Ver envios' }).click();
      await sheet(tab)
        .getByText(`Pausar OS ${shown(order)}`)
        .waitFor();
      await sheet(tab).locator('[data-digits]').waitFor({ state: 'detached' });
    }
    await page.close();
    await next.close();
    await offline(last, false);
    await sheet(last).getByText('Nada guardado').waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ intervals: 1, running: 0 });
  });
});
