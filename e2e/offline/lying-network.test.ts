import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { openStage, type Stage } from '../test/browser.ts';
import { type Lie, type LyingNetwork, openLyingNetwork } from '../test/lying.ts';
import { strip } from '../test/offline.ts';
import { installWorker } from '../test/worker.ts';
import { startWorld, type World } from '../test/world.ts';

let world: World;
let behind: World;
let network: LyingNetwork;
let stage: Stage;

beforeAll(async () => {
  world = await startWorld();
  network = await openLyingNetwork(world.address);
  behind = { ...world, address: network.address };
  stage = await openStage(world);
});
beforeEach(() => stage.expects(/ERR_|status of|text\/html/));
afterEach(async () => {
  network.set('open');
  network.slow(0);
  await stage.endTest();
  world.arrivals.length = 0;
});
afterAll(async () => {
  await stage?.close();
  await network?.close();
  await world?.close();
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Escrever um comentário' });

async function comment(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
}

const comments = async (order: number) =>
  (
    await world.api.sql<{ texto: string }>(
      'select ds_observacao as texto from os_comentario where nr_seq_os = $1 order by nr_sequencial',
      [order],
    )
  ).map(({ texto }) => texto);

describe('a network that lies', () => {
  it.each<[Lie, string]>([
    ['portal', 'Sem rede'],
    ['gateway', 'O servidor não responde'],
    ['guard', 'Sem rede'],
  ])(
    'what a %s answers refuses nothing and ends no session: it is kept, told as "%s", and goes by itself',
    async (lie, told) => {
      const { order } = await makeOrder(world.api);
      const page = await stage.as('joao', `/os/${order}`, { world: behind });
      await field(page).waitFor();
      // The module that sends and stores has loaded by then.
      await expect.poll(() => world.arrived('listReasons')).not.toEqual([]);
      network.set(lie);
      await comment(page, 'um');
      await strip(page, `${told}: 1 envio guardado.`).waitFor();
      await comment(page, 'dois');
      await strip(page, `${told}: 2 envios guardados.`).waitFor();
      // More tries than a refusal by the server would take.
      for (let tries = 0; tries < 6; tries++) {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await page.waitForTimeout(100);
      }
      await strip(page, `${told}: 2 envios guardados.`).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/os/${order}`);
      network.set('open');
      await expect.poll(() => comments(order), { timeout: 70_000 }).toEqual(['um', 'dois']);
      await strip(page, /envio/).waitFor({ state: 'hidden' });
    },
  );

  it('an answer that takes longer than ten seconds is waited for by what is kept, and the network is called slow', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`, { world: behind });
    await field(page).waitFor();
    await expect.poll(() => world.arrived('listReasons')).not.toEqual([]);
    network.slow(13_000);
    await comment(page, 'devagar');
    await strip(page, 'A rede está lenta').waitFor();
    await strip(page, 'A rede está lenta').waitFor({ state: 'hidden', timeout: 60_000 });
    await expect.poll(() => comments(order)).toEqual(['devagar']);
    network.slow(0);
    await strip(page, /envio/).waitFor({ state: 'hidden', timeout: 60_000 });
  });

  it.each<Lie>(['silent', 'portal', 'gateway', 'guard'])(
    'the installed terminal opens from what it has where the network is %s',
    async (lie) => {
      const { order } = await makeOrder(world.api);
      const page = await stage.as('joao', `/os/${order}`, { world: behind, worker: true });
      await installWorker(page);
      await page.reload();
      await field(page).waitFor();
      network.set(lie);
      const began = Date.now();
      await page.goto(`/os/${order}`, { waitUntil: 'commit' });
      await page.getByRole('banner').waitFor();
      expect(Date.now() - began).toBeLessThan(6_000);
      expect(await page.getByText('Bem-vindo ao Wi-Fi').count()).toBe(0);
    },
  );
});
