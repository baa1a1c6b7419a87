import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { openStage, type Stage } from '../test/browser.ts';
import { withoutNetwork } from '../test/offline.ts';
import { offline, workerInstalled } from '../test/worker.ts';
import { startWorld, type World } from '../test/world.ts';

let world: World;
let stage: Stage;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
  stage.expects(withoutNetwork);
});

afterAll(async () => {
  await stage?.endTest();
  await stage?.close();
  await world?.close();
});

const strip = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

describe('installed', () => {
  it('the terminal opens again where it was, with what is kept', async () => {
    const { order } = await makeOrder(world.api);
    // While the files are brought the network drops every tenth.
    let asked = 0;
    let dropped = 0;
    world.api.app.server.prependListener('request', ({ headers, socket, url }) => {
      const byWorker = headers['sec-fetch-dest'] === 'empty' && url?.startsWith('/assets/');
      if (!byWorker || asked++ % 10 < 9) return;
      dropped += 1;
      socket.destroy();
    });
    const page = await stage.as('joao', `/os/${order}`, { worker: true });
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await workerInstalled(page);
    await page.reload();
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await offline(page, true);
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).fill('no escuro');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await page.reload();
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await offline(page, false);
    const comments = () => world.arrivals.filter(({ name }) => name === 'commentOrder');
    await expect.poll(comments).toHaveLength(1);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.length).toBeGreaterThan(20);
    expect(dropped).toBeGreaterThan(5);
    expect(stored.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  it('worker, page and manifest are asked for anew each time, so that a newer version is found', async () => {
    for (const [path, type] of [
      ['/sw.js', /javascript/],
      ['/', /html/],
      ['/manifest.webmanifest', /manifest\+json/],
    ] as const) {
      const { status, headers } = await fetch(world.address + path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(headers.get('content-type')).toMatch(type);
      expect(headers.get('terminal-resposta')).toBe('1');
      expect(headers.get('content-security-policy')).toMatch(/worker-src 'self'/);
    }
  });

  it('search engines are told to stay away', async () => {
    const answer = await fetch(`${world.address}/robots.txt`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  });
});
