import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
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

let serial = 0;

/** A part with stock of its own in branch 1, its balance backed by the ledger. */
async function makePart(balance: number, guarded: 'S' | 'N' = 'S') {
  serial += 1;
  const [item] = await api.sql<{ nr_sequencial: number }>(
    'insert into item (ds_item, nr_tipo) values ($1, 4) returning nr_sequencial',
    [`PECA DE TESTE ${process.pid} ${serial}`],
  );
  const part = item?.nr_sequencial ?? 0;
  const code = `T${process.pid}${serial}`;
  const [row] = await api.sql<{ nr_sequencial: number }>(
    `with guardado as (
       insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, qt_saldo, bloqueia_estoque_negativo)
       values (1, $1, $2, $3, $4) returning nr_sequencial, qt_saldo),
     entrada as (
       insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento)
       select nr_sequencial, qt_saldo, 'E' from guardado where qt_saldo <> 0)
     select nr_sequencial from guardado`,
    [part, code, balance, guarded],
  );
  return { part, stock: row?.nr_sequencial ?? 0, code };
}

/** Balance and sum of the ledger, which must be the same. */
async function balanceOf(stock: number) {
  const [row] = await api.sql<{ saldo: number; soma: number }>(
    `select e.qt_saldo::float8 as saldo,
            (select coalesce(sum(m.qt_movimento), 0)::float8 from estoque_movimento m where m.nr_seq_estoque = e.nr_sequencial) as soma
       from estoque e where e.nr_sequencial = $1`,
    [stock],
  );
  expect(row?.saldo).toBe(row?.soma);
  return row?.saldo;
}

const id = (order: number) => ({ id: String(order) });

const insert = (
  order: number,
  part: number | undefined,
  quantidade: number | undefined,
  extra: object = {},
  who = joao,
) =>
  api.call(
    'insertPart',
    { body: { nr_os: order, nr_sequencial: part, quantidade, ...extra, ...as(who) } },
    who,
  );

describe('stock', () => {
  it('is refused below zero where that is guarded, and the order stays as it was', async () => {
    const { order } = await makeOrder(api, { services: 0 });
    const { part, stock } = await makePart(1);
    expect(await insert(order, part, 2)).toMatchObject({ status: 409, mensagem: 'Estoque insuficiente!' });
    expect(await balanceOf(stock)).toBe(1);
    expect((await api.call('listOrderItems', { params: id(order) }, joao)).body).toEqual([]);
  });

  it('goes below zero where it may', async () => {
    const { order } = await makeOrder(api);
    const { part, stock } = await makePart(1, 'N');
    expect((await insert(order, part, 3)).status).toBe(200);
    expect(await balanceOf(stock)).toBe(-2);
  });

  it('follows a changed quantity in hundredths', async () => {
    const { order } = await makeOrder(api);
    const { part, stock } = await makePart(1);
    const { body } = await insert(order, part, 0.3);
    const update = (quantidade: number) =>
      api.call(
        'updatePart',
        { body: { nr_os: order, nr_sequencial: body.nr_sequencial, quantidade, ...as(joao) } },
        joao,
      );
    expect((await update(0.1)).body).toMatchObject({ qt_quantidade: 0.1 });
    expect(await balanceOf(stock)).toBe(0.9);
    expect((await update(1)).status).toBe(200);
    expect(await balanceOf(stock)).toBe(0);
    expect(await update(1.01)).toMatchObject({ status: 409, codigo: 'ESTOQUE_INSUFICIENTE' });
    expect(await balanceOf(stock)).toBe(0);
  });

  it('gives the last piece to one of two who ask at once', async () => {
    const [first, second] = [await makeOrder(api), await makeOrder(api)];
    const { part, stock } = await makePart(1);
    const replies = await Promise.all([
      insert(first.order, part, 1),
      insert(second.order, part, 1, {}, carlos),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await balanceOf(stock)).toBe(0);
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
    expect(await balanceOf(stock)).toBe(3);
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
    expect([await balanceOf(a.stock), await balanceOf(b.stock)]).toEqual([3, 4]);
    const read = await api.call('registerMaterials', { body: { nr_os: order } }, joao);
    expect(read.body).toEqual(registered.body);
    for (const { nr_sequencial } of read.body)
      await api.call('removePart', { body: { nr_os: order, nr_sequencial, ...as(joao) } }, joao);
    expect([await balanceOf(a.stock), await balanceOf(b.stock)]).toEqual([5, 5]);
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
    expect(await balanceOf(a.stock)).toBe(5);
  });
});
