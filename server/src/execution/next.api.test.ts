import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, stockPart } from '../../test/inventory.ts';
import { makeOrder } from '../../test/orders.ts';
import { makePlanOrder, planCommandsOf } from '../../test/plan-orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const { begin } = planCommandsOf(() => shop.api);

describe('stopping a service and starting the next', () => {
  it('is one command, without a gap between the two', async () => {
    const { order, items } = await makeOrder(shop.api, { services: 3 });
    const [first, second, third] = items;
    await shop.start(shop.joao, order, { nr_seq_item: Number(first) });
    const { body } = await shop.close(shop.joao, order, { proximo: third });
    expect(body).toMatchObject({ codigo: 'A', execucao: { nr_seq_os: order, nr_seq_os_item: third } });
    const { itens, estado, nr_seq_os_item } = await shop.detail(shop.joao, order);
    expect(nr_seq_os_item).toBe(third);
    expect(estado).toContain('running');
    expect(itens.find(({ nr_sequencial }) => nr_sequencial === first)?.item_atendido).toBe(true);
    expect(itens.find(({ nr_sequencial }) => nr_sequencial === second)?.item_atendido).toBe(false);
    const intervals = await shop.api.sql<{ dt_inicio: Date; dt_final: Date | null }>(
      'select dt_inicio, dt_final from execucao where nr_seq_os = $1 order by nr_sequencial',
      [order],
    );
    expect(intervals).toHaveLength(2);
    expect(intervals[0]?.dt_final).toEqual(intervals[1]?.dt_inicio);
  });

  it.each([
    ['the one in hand', 0, 409, 'ITEM_JA_ATENDIDO'],
    ['one of another order', null, 404, 'NAO_ENCONTRADO'],
  ])('refuses %s and changes nothing', async (_name, place, status, codigo) => {
    const { order, items } = await makeOrder(shop.api, { services: 2 });
    const { items: others } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const proximo = place === null ? others[0] : items[place];
    expect(await shop.close(shop.joao, order, { proximo })).toMatchObject({ status, codigo });
    expect((await shop.detail(shop.joao, order)).nr_seq_os_item).toBe(items[0]);
  });

  it('refuses a service of a plan order, which is worked on as a whole', async () => {
    const { order, items } = await makePlanOrder(shop.api);
    await begin(shop.joao, order);
    expect(await shop.close(shop.joao, order, { proximo: items[0] })).toMatchObject({
      status: 409,
      codigo: 'OS_DE_PLANO',
    });
  });
});

describe('finishing with what is done besides', () => {
  it('attends the services named and closes the order', async () => {
    const { order, items } = await makeOrder(shop.api, { services: 3 });
    await shop.start(shop.joao, order);
    const done = { finalizar_os: 'S', feitos: items.slice(1) };
    expect((await shop.close(shop.joao, order, done)).body).toMatchObject({ codigo: 'E', execucao: null });
    const { itens, st_os } = await shop.detail(shop.joao, order);
    expect(st_os).toBe('R');
    expect(itens.map(({ item_atendido }) => item_atendido)).toEqual([true, true, true]);
  });

  it('refuses while one is left, and attends none', async () => {
    const { order, items } = await makeOrder(shop.api, { services: 3 });
    await shop.start(shop.joao, order);
    const refused = await shop.close(shop.joao, order, { finalizar_os: 'S', feitos: [items[1]] });
    expect(refused).toMatchObject({ status: 409, codigo: 'ITENS_PENDENTES' });
    expect((await shop.detail(shop.joao, order)).executaveis_encerrados).toBe(0);
  });

  it('closes a plan order; its part leaves the stock', async () => {
    const { order, items } = await makePlanOrder(shop.api);
    const { id, item } = await stockPart(shop.api, { balance: 5, name: 'FILTRO DO PLANO' });
    const [part] = await shop.api.sql<{ nr_sequencial: string }>(
      `insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, nr_seq_estoque, st_plano)
       values ($1, $2, 2, $3, 'S') returning nr_sequencial`,
      [order, item, id],
    );
    await begin(shop.joao, order);
    const done = { finalizar_os: 'S', km_atual: 5400, feitos: [...items, Number(part?.nr_sequencial)] };
    expect((await shop.close(shop.joao, order, done)).body).toMatchObject({ codigo: 'E' });
    expect((await balanceOf(shop.api, id)).balance).toBe(3);
  });

  it.each([
    ['the one in hand', (own: number[]) => [own[0]], 409, 'OS_EM_ATENDIMENTO'],
    ['an item of another order', (_own: number[], others: number[]) => others, 404, 'NAO_ENCONTRADO'],
  ])('refuses %s', async (_name, choose, status, codigo) => {
    const { order, items } = await makeOrder(shop.api, { services: 2 });
    const { items: others } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const feitos = choose(items, others);
    expect(await shop.close(shop.joao, order, { finalizar_os: 'S', feitos })).toMatchObject({
      status,
      codigo,
    });
  });
});
