import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrder } from '../../../server/test/orders.ts';
import { endAllWork, inDatabase, shown } from '../work.ts';
import { startWorld, type World } from '../world.ts';
import { type Cable, layCable } from './cable.ts';
import type { InPage } from './in-page.ts';
import { type Pilot, run } from './pilot.ts';

/** A day's work in another browser than the one all other tests use: from the login to work without network. */
export function workIn(open: () => Promise<Pilot>): void {
  let world: World;
  let cable: Cable;
  let pilot: Pilot;
  let order: number;
  let plate: string;
  beforeAll(async () => {
    world = await startWorld();
    await endAllWork(world.api);
    ({ order, plate } = await makeOrder(world.api));
    cable = await layCable(world.address);
    pilot = await open();
    console.log(pilot.name);
  });
  afterAll(async () => {
    await pilot?.close();
    await cable?.close();
    await world?.close();
  });

  it('signs in, and sees the list', async () => {
    await pilot.open(`${cable.address}/login`);
    const count = await run(
      pilot,
      async (at, { number, digits }) => {
        await at.fill('form input:not([data-digits]):not([type=checkbox])', number);
        await at.fill('form [data-digits]', digits);
        await at.until(
          () => document.querySelector<HTMLButtonElement>('form [type=submit]:not(:disabled)'),
          'submit',
        );
        document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
        await at.until(() => document.querySelector('article'), 'a card');
        return document.querySelectorAll('article').length;
      },
      { number: '1001', digits: '123' },
    );
    expect(count).toBeGreaterThan(3);
  });

  it('starts an order, adds a picture from a file, and finishes it', async () => {
    await pilot.open(`${cable.address}/os/${order}`);
    await run(
      pilot,
      async (at, plate) => {
        await at.press(`Iniciar ${plate}`);
        await at.fill('dialog [data-digits], [role=dialog] [data-digits]', '123');
        await at.named('section, [role=region]', 'Em atendimento');
      },
      plate,
    );
    await pilot.open(`${cable.address}/os/${order}`);
    await run(pilot, addPicture, null);
    await run(
      pilot,
      async (at, order) => {
        await at.press('Finalizar');
        await at.press(`Finalizar OS ${order}`);
        await at.fill('dialog [data-digits], [role=dialog] [data-digits]', '123');
        await at.text(`OS ${order} encerrada`);
      },
      shown(order),
    );
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', running: 0 });
    expect(await world.api.sql('select from anexo where nr_seq_os = $1', [order])).toHaveLength(1);
  });

  it('opens without network, keeps what is written, and sends it when the network is back', async () => {
    const { order } = await makeOrder(world.api);
    await pilot.open(`${cable.address}/os/${order}`);
    await run(
      pilot,
      async (at) => {
        await at.named('button', 'Iniciar');
        await navigator.serviceWorker.register('/sw.js');
        await navigator.serviceWorker.ready;
      },
      null,
    );
    await pilot.open(`${cable.address}/os/${order}`);
    await run(pilot, isKept, order);
    cable.cut(true);
    await pilot.open(`${cable.address}/os/${order}`);
    await run(
      pilot,
      async (at) => {
        await at.fill('main textarea', 'escrito sem rede');
        await at.press('Enviar');
        await at.text('1 envio guardado');
      },
      null,
    );
    cable.cut(false);
    await run(pilot, (at) => at.gone('1 envio guardado'), null);
    await expect
      .poll(() => world.api.sql('select ds_observacao from os_comentario where nr_seq_os = $1', [order]))
      .toEqual([{ ds_observacao: 'escrito sem rede' }]);
  });
}

/** Run in the page: a picture as the camera's own picker would hand it over. */
async function addPicture(at: InPage): Promise<void> {
  await at.press('Adicionar');
  const field = await at.until(
    () => document.querySelector<HTMLInputElement>('input[type=file][capture]'),
    'camera',
  );
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const pen = canvas.getContext('2d');
  pen?.fillRect(80, 80, 300, 200);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const files = new DataTransfer();
  files.items.add(new File(blob ? [blob] : [], 'camera.jpg', { type: 'image/jpeg' }));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await at.text('enviado');
  await at.press('Pronto');
}

/** Run in the page: waits until the answer about an order is stored, which is a little later than it is shown. */
async function isKept(at: InPage, order: number): Promise<void> {
  await at.named('button', 'Iniciar');
  const answers = () =>
    new Promise<string>((resolve) => {
      const opening = indexedDB.open('respostas');
      opening.onsuccess = () => {
        const asked = opening.result.transaction('answers').objectStore('answers').getAll();
        asked.onsuccess = () => {
          opening.result.close();
          const rows = asked.result as { call: string; data: unknown }[];
          resolve(JSON.stringify(rows.filter(({ call }) => call === 'getOrder')));
        };
      };
    });
  for (let tries = 0; !(await answers()).includes(`"nr_sequencial":${order}`); tries += 1) {
    if (tries === 100) throw new Error(`order ${order} is not stored`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
