import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import {
  balanceOf,
  beginInventory,
  counterOf,
  inTheNameOf,
  inventoriesOf,
  moveStock,
  stockPart,
} from '../../test/inventory.ts';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop } from '../../test/work.ts';

let api: Api;

/** May approve. */
let approver: Signed;

let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  ({ api, joao, carlos, terminal: approver } = await openWorkshop());
});
afterAll(() => api.close());

const count = (inventory: number, stock: number, quantity: number, dt_contagem?: string, who = joao) =>
  counterOf(() => api)(inventory, stock, quantity, who, { ...(dt_contagem && { dt_contagem }) });
const { finish, result } = inventoriesOf(() => ({ api, approver, joao }));

const askAgain = (inventory: number, itens: number[]) =>
  api.call('requestRecount', { body: { nr_seq_inventario: inventory, itens } }, approver);

const posted = (stock: number) =>
  api.sql<{ quantidade: number }>(
    "select qt_movimento::float8 as quantidade from estoque_movimento where nr_seq_estoque = $1 and tp_movimento = 'I'",
    [stock],
  );

describe('finishing', () => {
  it('works the example: 10, one issued, 8 counted, two issued, 6 remain as on the shelf', async () => {
    const part = await stockPart(api, { balance: 10, price: 12.5 });
    const untouched = await stockPart(api, { balance: 3 });
    const running = await beginInventory(api, joao);
    await moveStock(api, part.id, -1);
    await count(running, part.id, 8);
    await moveStock(api, part.id, -2);
    const { body } = await result(running);
    expect(body.diferencas).toMatchObject([
      {
        nr_sequencial: part.id,
        qt_saldo_contagem: 9,
        nr_qtidade_contagem: 8,
        qt_diferenca: -1,
        vl_unitario: 12.5,
        vl_diferenca: -12.5,
        st_negativo: 'N',
      },
    ]);
    expect(body).toMatchObject({ qt_contados: 1, qt_iguais: 0, qt_recontagens: 0 });
    expect(body.qt_nao_contados).toBe(body.qt_itens - 1);
    const ended = await finish(running, body.nr_seq_contagem);
    expect(ended).toMatchObject({ status: 200, body: { st_etapa: 'finalizado', qt_contados: 1 } });
    expect(await balanceOf(api, part.id)).toEqual({ balance: 6, sum: 6 });
    expect(await balanceOf(api, untouched.id)).toEqual({ balance: 3, sum: 3 });
    const [movement] = await api.sql(
      "select nr_seq_inventario, nr_seq_clifor from estoque_movimento where nr_seq_estoque = $1 and tp_movimento = 'I'",
      [part.id],
    );
    expect(movement).toEqual({ nr_seq_inventario: running, nr_seq_clifor: approver.person });
    expect((await result(running, joao)).body.diferencas).toMatchObject([{ qt_diferenca: -1 }]);
  });

  it('is for approvers, and so is what it would do', async () => {
    const running = await beginInventory(api, joao);
    const refused = { status: 403, codigo: 'SEM_PERMISSAO' };
    expect(await finish(running, undefined, joao)).toMatchObject(refused);
    expect(await result(running, joao)).toMatchObject(refused);
    expect(await api.call('cancelInventory', { body: { nr_seq_inventario: running } }, joao)).toMatchObject(
      refused,
    );
  });

  it('is refused when somebody counted after what the approver saw', async () => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    const { nr_seq_contagem: seen } = (await result(running)).body;
    expect(seen).toBeNull();
    await count(running, part.id, 2);
    expect(await finish(running, seen)).toMatchObject({ status: 409, codigo: 'INVENTARIO_MUDOU' });
    expect((await finish(running, (await result(running)).body.nr_seq_contagem)).status).toBe(200);
  });

  it('happens once, and nothing of it changes afterwards', async () => {
    const part = await stockPart(api, { balance: 10 });
    const running = await beginInventory(api, joao);
    await count(running, part.id, 4);
    const both = await Promise.all([finish(running), finish(running)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await posted(part.id)).toEqual([{ quantidade: -6 }]);
    expect(await finish(running)).toMatchObject({ codigo: 'INVENTARIO_ENCERRADO' });
    expect(await askAgain(running, [part.id])).toMatchObject({ codigo: 'INVENTARIO_ENCERRADO' });
    for (const change of [
      "update inventario set st_etapa = 'execucao', dt_final = null where nr_sequencial = $1",
      'delete from inventario where nr_sequencial = $1',
      'update inventario_item set nr_qtidade_contagem = 9 where nr_seq_inventario = $1',
      'update inventario_item set vl_unitario = 9 where nr_seq_inventario = $1',
      'delete from inventario_contagem where nr_seq_inventario = $1',
      'delete from inventario_item where nr_seq_inventario = $1',
      "insert into inventario_codigo (nr_seq_inventario, ds_codigo, nr_seq_clifor) values ($1, 'X', 23)",
    ])
      await expect(api.sql(change, [running])).rejects.toMatchObject({ constraint: 'inventario_encerrado' });
    await expect(
      api.sql(
        `insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, nr_seq_inventario)
         values ($1, 1, 'I', $2)`,
        [part.id, running],
      ),
    ).rejects.toMatchObject({ constraint: 'inventario_encerrado' });
  });

  it('keeps balances and prices of its end, whatever is bought and issued later', async () => {
    const [part, left] = [
      await stockPart(api, { balance: 12, price: 10 }),
      await stockPart(api, { balance: 7, price: 3 }),
    ];
    const running = await beginInventory(api, joao);
    await count(running, part.id, 10);
    await finish(running);
    const then = async () => {
      const { body } = await result(running);
      const page = await api.call(
        'searchInventoryItems',
        { body: { nr_seq_inventario: running, ds_search: 'ZZ', per_page: 50, page: 1 } },
        joao,
      );
      const rows = await api.call('listInventoryRows', { params: { id: String(running) } }, joao);
      const mine = ({ nr_sequencial }: { nr_sequencial: number }) =>
        [part.id, left.id].includes(nr_sequencial);
      return [body, page.body.data.filter(mine), rows.body.filter(mine)];
    };
    const before = await then();
    expect(before).toMatchObject([
      { diferencas: [{ qt_diferenca: -2, vl_unitario: 10, vl_diferenca: -20 }] },
      [
        { saldo_atual: 12, nr_qtidade: 10, qt_diferenca: -2, vl_diferenca: -20 },
        { saldo_atual: 7, nr_qtidade: null, qt_diferenca: null, vl_diferenca: null },
      ],
      [{ qt_saldo: 12, qt_diferenca: -2 }, { qt_saldo: 7 }],
    ]);
    for (const { id } of [part, left]) await moveStock(api, id, 6, 99);
    expect(await then()).toEqual(before);
  });

  it('leaves rows alone that wait for a recount', async () => {
    const part = await stockPart(api, { balance: 10 });
    const running = await beginInventory(api, joao);
    await count(running, part.id, 4);
    await askAgain(running, [part.id]);
    expect((await result(running)).body).toMatchObject({
      qt_contados: 0,
      qt_recontagens: 1,
      diferencas: [{ st_recontagem: 'S' }],
    });
    expect((await finish(running)).body).toMatchObject({ qt_contados: 0 });
    expect(await posted(part.id)).toEqual([]);
  });

  it('names what would fall below zero instead of posting anything', async () => {
    const [part, other] = [await stockPart(api, { balance: 10 }), await stockPart(api, { balance: 5 })];
    const free = await stockPart(api, { balance: 10, blocks: 'N' });
    const running = await beginInventory(api, joao);
    await count(running, part.id, 1);
    await count(running, other.id, 4);
    await count(running, free.id, 1);
    await moveStock(api, part.id, -5);
    await moveStock(api, free.id, -5);
    expect((await result(running)).body.diferencas).toMatchObject([
      { st_negativo: 'S' },
      { st_negativo: 'N' },
      { st_negativo: 'N' },
    ]);
    const refused = await finish(running);
    expect(refused).toMatchObject({ status: 409, codigo: 'INVENTARIO_NEGATIVO' });
    expect(refused.mensagem).toContain(part.code);
    expect(await posted(other.id)).toEqual([]);
    await askAgain(running, [part.id]);
    expect((await finish(running)).status).toBe(200);
    expect((await balanceOf(api, free.id)).balance).toBe(-4);
  });

  it('never happens to a cancelled inventory, whose counts change no stock', async () => {
    const part = await stockPart(api, { balance: 10 });
    const running = await beginInventory(api, joao);
    await count(running, part.id, 4);
    const cancelled = await api.call(
      'cancelInventory',
      { body: { nr_seq_inventario: running, ...inTheNameOf(approver) } },
      approver,
    );
    expect(cancelled.body).toMatchObject({ st_etapa: 'cancelado', qt_contados: 1 });
    expect(await balanceOf(api, part.id)).toEqual({ balance: 10, sum: 10 });
    expect(await finish(running)).toMatchObject({ status: 409, codigo: 'INVENTARIO_ENCERRADO' });
  });
});

describe('at the same time', () => {
  it('a count and an issue of the same part never disturb each other', async () => {
    for (let round = 0; round < 8; round++) {
      const part = await stockPart(api, { balance: 10 });
      const running = await beginInventory(api, joao);
      const { order } = await makeOrder(api);
      const [counted, issued] = await Promise.all([
        count(running, part.id, 8),
        api.call(
          'addItem',
          {
            params: { id: String(order) },
            body: { nr_seq_item: part.item, quantidade: 3, nr_seq_clifor: carlos.person, cpf: '234' },
          },
          carlos,
        ),
      ]);
      expect([counted.status, issued.status]).toEqual([200, 200]);
      const [row] = await api.sql<{ saldo: number }>(
        'select qt_saldo_contagem::float8 as saldo from inventario_item where nr_seq_estoque = $1 and nr_seq_inventario = $2',
        [part.id, running],
      );
      expect([10, 7]).toContain(row?.saldo);
      await finish(running);
      const left = 10 - 3 + (8 - (row?.saldo ?? 0));
      expect(await balanceOf(api, part.id)).toEqual({ balance: left, sum: left });
    }
  });

  it('a count and the end leave either a posted count or a refused one', async () => {
    for (let round = 0; round < 8; round++) {
      const part = await stockPart(api, { balance: 10 });
      const running = await beginInventory(api, joao);
      const [counted, ended] = await Promise.all([count(running, part.id, 8), finish(running)]);
      expect(ended.status).toBe(200);
      expect([200, 409]).toContain(counted.status);
      expect(await posted(part.id)).toEqual(counted.status === 200 ? [{ quantidade: -2 }] : []);
    }
  });

  it('a count by the doubted person and the doubt leave no count of his believed', async () => {
    for (let round = 0; round < 8; round++) {
      const part = await stockPart(api, { balance: 10 });
      const running = await beginInventory(api, joao);
      await count(running, part.id, 8);
      const [counted] = await Promise.all([count(running, part.id, 9), askAgain(running, [part.id])]);
      expect([200, 409]).toContain(counted.status);
      const [row] = await api.sql(
        'select st_recontagem, nr_seq_clifor_recontagem as quem from inventario_item where nr_seq_estoque = $1 and nr_seq_inventario = $2',
        [part.id, running],
      );
      expect(row).toEqual({ st_recontagem: 'S', quem: joao.person });
    }
  });
});
