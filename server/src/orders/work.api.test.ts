import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const active = async (who = shop.joao) => (await shop.api.call('listActiveFleet', {}, who)).body;

describe('the execution list', () => {
  it('shows running work with problem, service and who, fleet and warehouse apart', async () => {
    const { order, plate } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const [row] = await active();
    expect(row).toMatchObject({
      nr_seq_os: order,
      nr_placa: plate,
      tp_os: 'O',
      ds_colaborador: 'JOÃO PEREIRA',
    });
    expect(row?.ds_item).not.toBeNull();
    const warehouse = await shop.api.call('listActiveWarehouse', {}, shop.joao);
    expect(warehouse.body.map((one) => one.nr_seq_os)).not.toContain(order);
  });

  it('shows a technician his own work alone, and staff everybody or one technician', async () => {
    const mine = await makeOrder(shop.api);
    const his = await makeOrder(shop.api);
    await shop.start(shop.joao, mine.order);
    await shop.start(shop.carlos, his.order);
    expect((await active()).map((row) => row.nr_seq_os)).toEqual([mine.order]);
    expect((await active(shop.terminal)).map((row) => row.nr_seq_os)).toEqual([mine.order, his.order]);
    const query = { nr_seq_clifor: String(shop.carlos.person) };
    const one = await shop.api.call('listActiveFleet', { query }, shop.terminal);
    expect(one.body.map((row) => row.nr_seq_os)).toEqual([his.order]);
    expect((await shop.api.call('listActiveFleet', { query }, shop.joao)).codigo).toBe('OUTRA_PESSOA');
  });

  it('shows a pause with its reason and note, of ordinary orders when those are asked for', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await shop.pause(shop.joao, order, { justificativa: 'Refeicao', observacao: 'volto às 13h' });
    const paused = async (nr_tipo?: 'O' | 'V') =>
      (await shop.api.call('listPaused', { query: nr_tipo === undefined ? {} : { nr_tipo } }, shop.joao))
        .body;
    const row = (await paused('O')).find((one) => one.nr_seq_os === order);
    expect(row).toMatchObject({
      justificativa: 'Refeicao',
      observacao: 'volto às 13h',
      ds_colaborador: 'JOÃO PEREIRA',
      departamento_os: 'FROTA',
    });
    expect((await paused()).map((one) => one.nr_seq_os)).toContain(order);
    expect((await paused('V')).map((one) => one.nr_seq_os)).not.toContain(order);
    expect((await active()).map((one) => one.nr_seq_os)).not.toContain(order);
  });

  it('shows what awaits approval and, asked for, what awaits release; not other branches', async () => {
    const approval = await makeOrder(shop.api, { approved: 'N' });
    const elsewhere = await makeOrder(shop.api, { approved: 'N', branch: 2 });
    const release = await makeOrder(shop.api, { department: 'ARMAZEM' });
    await orderCommandsOf(shop.api).awaitRelease(shop.joao, release.order);
    // The terminal's profile is both departments; a truck mechanic sees the fleet alone.
    const waiting = async (query: { nr_tipo?: 'L' }) =>
      (await shop.api.call('listWaiting', { query }, shop.terminal)).body.map((row) => row.nr_seq_os);
    expect(await waiting({})).toContain(approval.order);
    expect(await waiting({})).not.toContain(elsewhere.order);
    expect(await waiting({})).not.toContain(release.order);
    expect(await waiting({ nr_tipo: 'L' })).toContain(release.order);
  });

  it('shows ended work ten at a time, its hours without the pause', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await shop.api.sql(
      "update execucao set st_sobreposta = 'S', dt_inicio = now() - interval '70 minutes' where nr_seq_os = $1",
      [order],
    );
    await shop.pause(shop.joao, order);
    const page = (await shop.api.call('listEnded', {}, shop.joao)).body;
    expect(page.data.length).toBeLessThanOrEqual(10);
    const row = page.data.find((one) => one.nr_seq_os === order);
    expect(row?.segundos).toBeGreaterThanOrEqual(70 * 60);
    expect(row?.segundos).toBeLessThan(71 * 60);
    // Work that ended long ago is not listed, whether its order is closed or open.
    const total = page.total;
    expect(page.qt_dias).toBe(90);
    await shop.api.sql(
      `update execucao set st_sobreposta = 'S', dt_inicio = dt_inicio - interval '91 days', dt_final = dt_final - interval '91 days'
        where nr_seq_os = $1`,
      [order],
    );
    expect((await shop.api.call('listEnded', {}, shop.joao)).body.total).toBe(total - 1);
    const two = await shop.api.call('listEnded', { query: { per_page: '2', page: '2' } }, shop.terminal);
    expect(two.body).toMatchObject({ current_page: 2 });
    expect(two.body.data).toHaveLength(2);
  });
});

describe('closed orders', () => {
  it('are the last fifteen of the branch, done or cancelled, newest first, or those of a plate', async () => {
    const { plate } = await makeOrder(shop.api, { state: 'R' });
    const cancelled = await makeOrder(shop.api, { state: 'E' });
    const { body } = await shop.api.call('listClosedOrders', {}, shop.joao);
    expect(body).toHaveLength(15);
    const ends = body.map((row) => new Date(row.dt_final).getTime());
    expect(ends).toEqual(ends.toSorted((a, b) => b - a));
    expect(body.slice(0, 2).map(({ nr_placa, st_os }) => [nr_placa, st_os])).toEqual([
      [cancelled.plate, 'E'],
      [plate, 'R'],
    ]);
    const one = await shop.api.call('listClosedOrders', { query: { placa: plate } }, shop.joao);
    expect(one.body.map((row) => row.nr_placa)).toEqual([plate]);
  });

  it('are not for people without the right, nor for suppliers', async () => {
    const set = (value: number) =>
      shop.api.sql('update g_clifor set exibe_os_encerrada = $1 where nr_sequencial = $2', [
        value,
        shop.joao.person,
      ]);
    await set(0);
    const refused = await shop.api.call('listClosedOrders', {}, shop.joao);
    await set(1);
    expect(refused.status).toBe(403);
    expect((await shop.api.call('listClosedOrders', {}, shop.supplier)).status).toBe(403);
    expect((await shop.api.call('listActiveFleet')).status).toBe(401);
  });
});
