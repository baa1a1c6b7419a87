import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Merging, mergesOf, motivo, openMerging } from '../../test/merging.ts';
import { makeOrder } from '../../test/orders.ts';

let merging: Merging;
let shop: Merging['shop'];
let records: Merging['records'];

beforeAll(async () => {
  merging = await openMerging();
  ({ shop, records } = merging);
});
afterAll(() => shop.api.close());

const { joined, preview, undo } = mergesOf(() => merging);

describe('two suppliers', () => {
  const makeSupplier = async () => {
    // Whoever imports act as has a number above those suppliers are given.
    const [free] = await shop.api.sql<{ n: number }>(
      'select max(nr_sequencial) + 1 as n from g_clifor where nr_sequencial < 999999999',
    );
    const numero = String(free?.n);
    const celulas = {
      numero,
      fornecedor: `OFICINA ${numero}`,
      cnpj: '12345',
      filiais: 'CURITIBA',
      situacao: 'A',
    };
    const { status, body } = await records.save('suppliers', { celulas });
    expect(status, JSON.stringify(body)).toBe(200);
    return Number(body.id);
  };

  it('become one: orders, tyres and branches go over, work goes on, and the double signs in no more', async () => {
    const [double, stays] = [await makeSupplier(), await makeSupplier()];
    const { order } = await makeOrder(shop.api);
    await shop.api.sql("update os set st_origem = 'E', nr_seq_fornecedor = $2 where nr_sequencial = $1", [
      order,
      double,
    ]);
    const worker = await shop.api.signInSupplier(String(double), '12345');
    expect((await shop.start(worker, order)).status).toBe(200);
    expect((await preview('suppliers', double, stays)).body.movidos).toEqual([
      { de: 'os_todas', quantos: 1 },
      { de: 'trabalhos', quantos: 1 },
      { de: 'acessos', quantos: 1 },
    ]);
    const { nr_sequencial } = await joined('suppliers', double, stays);
    expect(await shop.detail(shop.joao, order)).toMatchObject({ nr_seq_fornecedor: stays });
    const other = await shop.api.signInSupplier(String(stays), '12345');
    expect((await shop.pause(other, order)).status).toBe(200);
    await expect(shop.api.signInSupplier(String(double), '12345')).rejects.toThrow();
    expect((await undo('suppliers', nr_sequencial)).body).toEqual({
      voltaram: [
        { de: 'os_todas', quantos: 1 },
        { de: 'trabalhos', quantos: 1 },
      ],
      ficaram: [],
    });
    await shop.endAllWork();
  });

  it('keep what went elsewhere meanwhile: it is told', async () => {
    const [double, stays] = [await makeSupplier(), await makeSupplier()];
    const { order } = await makeOrder(shop.api);
    const send = (to: number) =>
      shop.api.sql("update os set st_origem = 'E', nr_seq_fornecedor = $2 where nr_sequencial = $1", [
        order,
        to,
      ]);
    await send(double);
    const { nr_sequencial } = await joined('suppliers', double, stays);
    await send(31);
    expect((await undo('suppliers', nr_sequencial)).body.ficaram).toEqual([{ de: 'os_todas', quantos: 1 }]);
  });
});

it('who keeps neither kind merges nothing', async () => {
  const { api, joao } = shop;
  const body = { unido: '1', fica: '2', motivo };
  expect(await api.call('mergeRecords', { params: { tipo: 'items' }, body }, joao)).toMatchObject({
    status: 403,
  });
});
