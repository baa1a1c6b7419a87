import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { stockPart } from '../../test/inventory.ts';
import { makeOrder } from '../../test/orders.ts';
import { id, one, partsOf } from '../../test/parts.ts';
import { as, openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});

afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const { add, change, take, saldo, planOrderWithParts } = partsOf(() => shop.api);
const handOver = (who: Signed, order: number, body: object) =>
  shop.api.call('handOverPart', { params: id(order), body: { ...body, ...as(who) } }, who);

describe('a supplier', () => {
  it('brings his own parts: our stock neither gives nor is asked', async () => {
    const { order } = await makeOrder(shop.api, { origin: 'E', supplier: 31 });
    const { item, id: stock } = await stockPart(shop.api, { balance: 5 });
    const added = await add(shop.supplier, order, item, 40, { precoTotal: 300 });
    expect(added).toMatchObject({ status: 200, body: { qt_estoque: 0, estoque: null } });
    expect((await change(shop.supplier, order, added.body.nr_sequencial, { quantidade: 50 })).status).toBe(
      200,
    );
    expect(await saldo(stock)).toBe(5);
    const plan = await planOrderWithParts([90], true);
    expect((await take(shop.supplier, plan.order, [plan.parts[0]?.row ?? 0])).status).toBe(200);
    expect(await saldo(plan.parts[0]?.stock ?? 0)).toBe(5);
  });

  it('never sees a balance of ours', async () => {
    const { code } = await stockPart(shop.api, { balance: 5 });
    const search = { search: code };
    for (const call of ['searchItems', 'searchFleetItems'] as const)
      expect((await shop.api.call(call, { query: search }, shop.supplier)).body).toMatchObject([
        { qt_saldo: null, qt_livre: null },
      ]);
    expect((await shop.api.call('listMaterials', { query: search }, shop.supplier)).body).toMatchObject([
      { qt_quantidade: null, qt_livre: null },
    ]);
    expect((await shop.api.call('searchItems', { query: search }, shop.joao)).body).toMatchObject([
      { qt_saldo: 5, qt_livre: 5 },
    ]);
  });

  it('is handed parts of ours by people inside: a movement of its own kind, back when the order is cancelled', async () => {
    const { order } = await makeOrder(shop.api, { origin: 'E', supplier: 31 });
    const { item, id: stock } = await stockPart(shop.api, { balance: 5 });
    expect((await handOver(shop.supplier, order, { nr_seq_item: item, quantidade: 1 })).status).toBe(403);
    expect((await handOver(shop.joao, order, { nr_seq_item: item, quantidade: 6 })).codigo).toBe(
      'ESTOQUE_INSUFICIENTE',
    );
    const given = await handOver(shop.joao, order, { nr_seq_item: item, quantidade: 2 });
    expect(given.body).toMatchObject({ qt_estoque: 2, item_atendido: true });
    expect(await saldo(stock)).toBe(3);
    // Our stock follows the quantity of a part from us, whoever changes it.
    await change(shop.joao, order, given.body.nr_sequencial, { quantidade: 3 });
    const kinds = () =>
      shop.api.sql<{ tp_movimento: string }>(
        'select tp_movimento from estoque_movimento where nr_seq_os = $1 order by nr_sequencial',
        [order],
      );
    expect((await kinds()).map(({ tp_movimento }) => tp_movimento)).toEqual(['F', 'F']);
    expect((await orderCommandsOf(shop.api).cancel(shop.joao, order)).status).toBe(200);
    expect(await saldo(stock)).toBe(5);
  });

  it('changes, ticks, takes and removes nothing of what was handed to him; people inside take it back', async () => {
    const { order } = await makeOrder(shop.api, { origin: 'E', supplier: 31 });
    const { item, id: stock } = await stockPart(shop.api, { balance: 5 });
    const given = (await handOver(shop.joao, order, { nr_seq_item: item, quantidade: 2 })).body.nr_sequencial;
    const drop = (who: Signed) =>
      shop.api.call('removeItem', { params: one(order, given), body: as(who) }, who);
    const tries = [{ quantidade: 1 }, { quantidade: 3 }, { precoTotal: 90 }, { item_atendido: false }];
    for (const body of tries)
      expect(await change(shop.supplier, order, given, body)).toMatchObject({
        status: 409,
        codigo: 'PECA_DA_OFICINA',
      });
    expect((await drop(shop.supplier)).codigo).toBe('PECA_DA_OFICINA');
    expect((await take(shop.supplier, order, [given])).codigo).toBe('PECA_DA_OFICINA');
    const his = await shop.detail(shop.supplier, order);
    expect(his.itens_alteraveis).not.toContain(given);
    expect(his.pode_incluir_peca).toBe(true);
    expect(await saldo(stock)).toBe(3);
    expect((await drop(shop.joao)).status).toBe(200);
    expect(await saldo(stock)).toBe(5);
  });

  it('moves no part on an internal order that is assigned to him: the workshop takes them', async () => {
    const { order } = await makeOrder(shop.api, { supplier: 31 });
    const { item, id: stock } = await stockPart(shop.api, { balance: 5 });
    expect((await add(shop.supplier, order, item, 1)).codigo).toBe('PECA_DA_OFICINA');
    const body = { nr_os: order, materiais: [{ nr_sequencial: item, quantidade: 1 }], ...as(shop.supplier) };
    expect((await shop.api.call('registerMaterials', { body }, shop.supplier)).codigo).toBe(
      'PECA_DA_OFICINA',
    );
    const row = (await add(shop.joao, order, item, 2)).body.nr_sequencial;
    const inside = await shop.detail(shop.joao, order);
    expect(inside.itens_alteraveis).toContain(row);
    expect(inside.pode_incluir_peca).toBe(true);
    const his = await shop.detail(shop.supplier, order);
    expect(his.itens_alteraveis).toEqual(inside.itens_alteraveis.filter((one) => one !== row));
    expect(his.pode_incluir_peca).toBe(false);
    await change(shop.joao, order, row, { item_atendido: false });
    expect((await take(shop.supplier, order, [row])).codigo).toBe('PECA_DA_OFICINA');
    expect((await change(shop.supplier, order, row, { item_atendido: true })).codigo).toBe('PECA_DA_OFICINA');
    expect(await saldo(stock)).toBe(5);
    const [service] = await shop.api.sql<{ nr_sequencial: number }>(
      "select nr_sequencial from item where nr_tipo = 3 and st_status = 'A' limit 1",
    );
    expect((await add(shop.supplier, order, service?.nr_sequencial ?? 0, 1)).status).toBe(200);
  });

  it('moves no stock in the database either', async () => {
    const { id: stock } = await stockPart(shop.api, { balance: 5 });
    await expect(
      shop.api.sql(
        `insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, ds_motivo, nr_seq_clifor)
         values ($1, -1, 'S', 'x', 31)`,
        [stock],
      ),
    ).rejects.toThrow('supplier');
  });

  it('is handed a part his plan order asks for', async () => {
    const { order, parts } = await planOrderWithParts([2], true);
    const [part] = parts;
    expect((await handOver(shop.joao, order, { nr_seq_os_item: part?.row })).body).toMatchObject({
      qt_estoque: 2,
      item_atendido: true,
    });
    expect(await saldo(part?.stock ?? 0)).toBe(3);
    expect((await handOver(shop.joao, order, { nr_seq_os_item: part?.row })).codigo).toBe('ITEM_JA_ATENDIDO');
  });

  it('gets nothing of ours on an internal order, and nothing the branch does not keep', async () => {
    const internal = await makeOrder(shop.api);
    const { item } = await stockPart(shop.api, { balance: 5 });
    expect((await handOver(shop.joao, internal.order, { nr_seq_item: item, quantidade: 1 })).codigo).toBe(
      'OS_INTERNA',
    );
    const { order } = await makeOrder(shop.api, { origin: 'E', supplier: 31 });
    const [unkept] = await shop.api.sql<{ nr_sequencial: number }>(
      'insert into item (ds_item, nr_tipo) values ($1, 4) returning nr_sequencial',
      [`PECA SEM ESTOQUE ${process.pid}`],
    );
    expect(
      (await handOver(shop.joao, order, { nr_seq_item: unkept?.nr_sequencial, quantidade: 1 })).codigo,
    ).toBe('PECA_SEM_ESTOQUE');
  });
});
