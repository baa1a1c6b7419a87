import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { id, partsOf } from '../../test/parts.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;

let api: Workshop['api'];

let joao: Workshop['joao'];

let carlos: Workshop['carlos'];

beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, joao, carlos } = shop);
});

afterAll(() => api.close());

const { makePart, insert, saldo } = partsOf(() => api);

describe('stock', () => {
  it('is refused below zero where that is guarded, and the order stays as it was', async () => {
    const { order } = await makeOrder(api, { services: 0 });
    const { part, stock } = await makePart(1);
    expect(await insert(joao, order, part, 2)).toMatchObject({
      status: 409,
      mensagem: 'Estoque insuficiente!',
    });
    expect(await saldo(stock)).toBe(1);
    expect((await api.call('listOrderItems', { params: id(order) }, joao)).body).toEqual([]);
  });

  it('goes below zero where it may', async () => {
    const { order } = await makeOrder(api);
    const { part, stock } = await makePart(1, 'N');
    expect((await insert(joao, order, part, 3)).status).toBe(200);
    expect(await saldo(stock)).toBe(-2);
  });

  it('follows a changed quantity in hundredths', async () => {
    const { order } = await makeOrder(api);
    const { part, stock } = await makePart(1);
    const { body } = await insert(joao, order, part, 0.3);
    const update = (quantidade: number) =>
      api.call(
        'updatePart',
        { body: { nr_os: order, nr_sequencial: body.nr_sequencial, quantidade, ...as(joao) } },
        joao,
      );
    expect((await update(0.1)).body).toMatchObject({ qt_quantidade: 0.1 });
    expect(await saldo(stock)).toBe(0.9);
    expect((await update(1)).status).toBe(200);
    expect(await saldo(stock)).toBe(0);
    expect(await update(1.01)).toMatchObject({ status: 409, codigo: 'ESTOQUE_INSUFICIENTE' });
    expect(await saldo(stock)).toBe(0);
  });

  it('gives the last piece to one of two who ask at once', async () => {
    const [first, second] = [await makeOrder(api), await makeOrder(api)];
    const { part, stock } = await makePart(1);
    const replies = await Promise.all([
      insert(joao, first.order, part, 1),
      insert(carlos, second.order, part, 1),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await saldo(stock)).toBe(0);
  });

  it('is taken once by a press sent twice', async () => {
    const { order } = await makeOrder(api);
    const { part, stock } = await makePart(4);
    const sent = {
      body: { nr_os: order, nr_sequencial: part, quantidade: 1, ...as(joao) },
      key: '5a0d9a39-64fb-4b1a-a0fc-38f0ff3a1d11',
    };
    const [a, b] = [await api.call('insertPart', sent, joao), await api.call('insertPart', sent, joao)];
    expect(b.body).toEqual(a.body);
    expect(await saldo(stock)).toBe(3);
  });

  it('lists at most 100 parts of the branch by words or code', async () => {
    const { code } = await makePart(3);
    await api.sql(
      `with novos as (insert into item (ds_item, nr_tipo) select 'LOTE ' || $1::text || ' ' || n, 4 from generate_series(1, 150) n returning nr_sequencial)
       insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem) select 1, nr_sequencial, 'L' || nr_sequencial from novos`,
      [process.pid],
    );
    const many = await api.call('listMaterials', { query: { search: `lote ${process.pid}` } }, joao);
    expect(many.body).toHaveLength(100);
    expect(Object.keys(many.body[0] ?? {}).toSorted()).toEqual([
      'bloqueia_estoque_negativo',
      'ds_codigoitem',
      'ds_item',
      'nr_sequencial',
      'qt_livre',
      'qt_quantidade',
    ]);
    const found = await api.call('listMaterials', { query: { search: code } }, joao);
    expect(found.body).toMatchObject([
      { ds_codigoitem: code, qt_quantidade: 3, bloqueia_estoque_negativo: 'S' },
    ]);
    expect((await api.call('searchFleetItems', { query: { tipo: '4' } }, joao)).body).toHaveLength(100);
  });

  it('is back at its first value after parts were registered, read and deleted', async () => {
    const { order } = await makeOrder(api);
    const [a, b] = [await makePart(5), await makePart(5)];
    const registered = await api.call(
      'registerMaterials',
      {
        body: {
          nr_os: order,
          materiais: [
            { nr_sequencial: b.part, quantidade: 1 },
            { nr_sequencial: a.part, quantidade: 2 },
          ],
          ...as(joao),
        },
      },
      joao,
    );
    expect(registered.status).toBe(200);
    expect([await saldo(a.stock), await saldo(b.stock)]).toEqual([3, 4]);
    const read = await api.call('registerMaterials', { body: { nr_os: order } }, joao);
    expect(read.body).toEqual(registered.body);
    for (const { nr_sequencial } of read.body)
      await api.call('removePart', { body: { nr_os: order, nr_sequencial, ...as(joao) } }, joao);
    expect([await saldo(a.stock), await saldo(b.stock)]).toEqual([5, 5]);
  });

  it('registers all parts or none', async () => {
    const { order } = await makeOrder(api);
    const [a, b] = [await makePart(5), await makePart(0)];
    const materiais = [a, b].map(({ part }) => ({ nr_sequencial: part, quantidade: 1 }));
    const reply = await api.call(
      'registerMaterials',
      { body: { nr_os: order, materiais, ...as(joao) } },
      joao,
    );
    expect(reply).toMatchObject({ status: 409, codigo: 'ESTOQUE_INSUFICIENTE' });
    expect(await saldo(a.stock)).toBe(5);
  });
});
