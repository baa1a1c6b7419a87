import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

// João belongs to two branches: what he works on in the first he can end while he is signed in at the second.
let shop: Workshop;
let there: Signed;
beforeAll(async () => {
  shop = await openWorkshop();
  const { token } = await shop.api.signIn('1001', '123');
  const moved = await shop.api.call('login', { body: { newFilial: 2 }, headers: { token } });
  there = { ...shop.joao, token: moved.body.token };
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const page = (who: Signed, order: number, headers = {}) =>
  shop.api.call('getOrder', { params: { id: String(order) }, headers }, who);

describe('work of a technician in another of his branches', () => {
  it('is listed with its branch, opened, found by its number, paused and finished', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const { body: active } = await shop.api.call('listActiveFleet', {}, there);
    expect(active).toContainEqual(
      expect.objectContaining({ nr_seq_os: order, ds_filial: 'CURITIBA' }) as object,
    );
    expect((await page(there, order)).body.permitido).toContain('pausar');
    const query = { texto: String(order) };
    const found = await shop.api.call('searchOrders', { query }, there);
    expect(found.body).toMatchObject([{ nr_sequencial: order }]);
    expect((await shop.pause(there, order)).status).toBe(200);
    const { body: paused } = await shop.api.call('listPaused', { query: {} }, there);
    expect(paused).toContainEqual(
      expect.objectContaining({ nr_seq_os: order, ds_filial: 'CURITIBA' }) as object,
    );
    expect((await shop.start(there, order)).status).toBe(200);
    expect((await shop.close(there, order)).body).toMatchObject({ codigo: 'E' });
  });

  it('is never answered as unchanged: the version of the branch does not count its events', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const { headers } = await page(there, order);
    expect(headers['etag']).toBeUndefined();
    expect((await shop.api.call('listActiveFleet', {}, there)).headers['etag']).toBeUndefined();
    expect((await page(shop.joao, order)).headers['etag']).toBeDefined();
  });

  it('is named with its branch where another start is refused', async () => {
    const { order } = await makeOrder(shop.api);
    const near = await makeOrder(shop.api, { branch: 2 });
    await shop.start(shop.joao, order);
    const { mensagem } = await shop.start(there, near.order);
    expect(mensagem).toBe(
      `Você já está atendendo as OS N°: ${order} (CURITIBA). Encerre ou pause para iniciar outra!`,
    );
    expect((await shop.start(shop.joao, (await makeOrder(shop.api)).order)).mensagem).toContain(
      `N°: ${order}. `,
    );
  });

  it('stays his to go on with while it is open and he worked on it last: read, found, listed, begun again', async () => {
    const { order, plate } = await makeOrder(shop.api, { services: 2 });
    await shop.start(shop.joao, order);
    const counted = async () => (await shop.api.call('getCounters', {}, there)).body.em_execucao;
    expect(await counted()).toBe(1);
    expect((await shop.close(there, order)).body).toMatchObject({ codigo: 'A' });
    expect(await counted()).toBe(0);
    expect((await page(there, order)).body).toMatchObject({ ds_filial: 'CURITIBA', st_os: 'P' });
    expect((await page(shop.joao, order)).body.ds_filial).toBeNull();
    const found = await shop.api.call('searchOrders', { query: { texto: plate } }, there);
    expect(found.body).toMatchObject([{ nr_sequencial: order, ds_filial: 'CURITIBA' }]);
    const waiting = await shop.api.call('listWaiting', { query: { nr_tipo: 'P' } }, there);
    expect(waiting.body).toContainEqual(
      expect.objectContaining({ nr_seq_os: order, ds_filial: 'CURITIBA' }) as object,
    );
    expect((await shop.start(there, order)).status).toBe(200);
    await shop.pause(there, order);
    // Another technician continues it, so it no longer belongs to the first.
    await shop.api.sql('update execucao set nr_seq_clifor_inicio = $2 where nr_seq_os = $1', [
      order,
      shop.carlos.person,
    ]);
    expect((await page(there, order)).status).toBe(404);
  });

  it('makes his lists and counters anew though nothing happened in the branch', async () => {
    const counters = (headers = {}) => shop.api.call('getCounters', { headers }, there);
    const { headers } = await counters();
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const later = await counters({ 'if-none-match': String(headers['etag']) });
    expect(later).toMatchObject({ status: 200, body: { em_execucao: 1 } });
  });

  it('of others stays unknown there, and his own is once it has ended', async () => {
    const his = await makeOrder(shop.api);
    await shop.start(shop.carlos, his.order);
    expect((await page(there, his.order)).status).toBe(404);
    const mine = await makeOrder(shop.api);
    await shop.start(shop.joao, mine.order);
    await shop.close(shop.joao, mine.order);
    expect((await page(there, mine.order)).status).toBe(404);
  });
});
