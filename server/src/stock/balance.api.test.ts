import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { balanceOf, stockPart } from '../../test/inventory.ts';
import { makeOrder } from '../../test/orders.ts';
import { stockOf } from '../../test/stock.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let api: Workshop['api'];

/** Staff of branch 1. */
let keeper: Signed;

let joao: Signed;
beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, joao, terminal: keeper } = shop);
});

afterAll(() => api.close());

const { item, enter, correct } = stockOf(() => ({ api, keeper }));

/** The constraint a statement violates at the end of its transaction. */
const violated = (text: string, values: unknown[]) =>
  api.sql(text, values).then(
    () => undefined,
    (error: { constraint?: string }) => error.constraint,
  );

describe('an entry', () => {
  it('needs its document and a quantity of two decimals', async () => {
    const { id } = await stockPart(api, { balance: 3 });
    expect(await enter(id, 1, {})).toMatchObject({ status: 422, codigo: 'DOCUMENTO_OBRIGATORIO' });
    for (const quantity of [0, -1, 0.001, 100_000])
      expect(await enter(id, quantity)).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
    expect(await balanceOf(api, id)).toEqual({ balance: 3, sum: 3 });
  });

  it('sent twice with one key is written once', async () => {
    const { id } = await stockPart(api, { balance: 0 });
    const body = { nr_seq_estoque: id, quantidade: 5, documento: 'NF 2' } as const;
    const key = 'a1b14b6c-5ca8-4f6c-9f53-0c6f6a3a9b11';
    await api.call('enterStock', { body, key }, keeper);
    await api.call('enterStock', { body, key }, keeper);
    expect(await balanceOf(api, id)).toEqual({ balance: 5, sum: 5 });
  });

  it('and issues of the same part at once leave the balance their sum', async () => {
    const { id, item: part } = await stockPart(api, { balance: 5 });
    const orders = await Promise.all([0, 1, 2, 3].map(() => makeOrder(api)));
    const replies = await Promise.all([
      ...orders.map(({ order }) =>
        api.call(
          'insertPart',
          { body: { nr_os: order, nr_sequencial: part, quantidade: 2, ...as(joao) } },
          joao,
        ),
      ),
      enter(id, 2),
      correct(id, 5, 4),
    ]);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { balance, sum } = await balanceOf(api, id);
    expect(balance).toBe(sum);
    expect(balance).toBeGreaterThanOrEqual(0);
  });
});

describe('a correction', () => {
  it('brings the balance to what it should be, up or down, by one movement with its reason', async () => {
    const { id } = await stockPart(api, { balance: 44.5 });
    expect(await correct(id, 44.5, 35)).toMatchObject({ status: 200 });
    expect(await correct(id, 35, 35.1)).toMatchObject({ status: 200 });
    expect((await item(id)).body.movimentos.data.slice(0, 2)).toMatchObject([
      {
        tp_movimento: 'E',
        qt_movimento: 0.1,
        qt_saldo: 35.1,
        ds_motivo: 'contada de novo',
        ds_documento: null,
      },
      { tp_movimento: 'S', qt_movimento: -9.5, qt_saldo: 35, ds_motivo: 'contada de novo' },
    ]);
    expect(await balanceOf(api, id)).toEqual({ balance: 35.1, sum: 35.1 });
  });

  it('is refused without a reason, to what it is, and when the balance changed since it was seen', async () => {
    const { id } = await stockPart(api, { balance: 3 });
    expect(await correct(id, 3, 2, '')).toMatchObject({ status: 422, codigo: 'JUSTIFICATIVA_OBRIGATORIA' });
    expect(await correct(id, 3, 3)).toMatchObject({ status: 422, codigo: 'SALDO_IGUAL' });
    expect(await correct(id, 3, -1)).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
    await enter(id, 2);
    expect(await correct(id, 3, 2)).toMatchObject({
      status: 409,
      codigo: 'SALDO_MUDOU',
      campos: { saldo: '5' },
    });
    expect(await balanceOf(api, id)).toEqual({ balance: 5, sum: 5 });
  });

  it('of two at once leaves one', async () => {
    const { id } = await stockPart(api, { balance: 9 });
    const replies = await Promise.all([correct(id, 9, 4), correct(id, 9, 6)]);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the balance', () => {
  it('cannot differ from the sum of its movements, whoever writes', async () => {
    const { id } = await stockPart(api, { balance: 5 });
    expect(await violated('update estoque set qt_saldo = 6 where nr_sequencial = $1', [id])).toBe(
      'estoque_saldo_confere',
    );
    expect(
      await violated(
        "insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento) values ($1, 1, 'E')",
        [id],
      ),
    ).toBe('estoque_saldo_confere');
    expect(
      await violated(
        `insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, qt_saldo)
         select 1, nr_sequencial, 'QUEBRA', 1 from item i
          where nr_tipo = 4 and not exists (select from estoque e where e.nr_seq_item = i.nr_sequencial) limit 1`,
        [],
      ),
    ).toBe('estoque_saldo_confere');
    for (const text of [
      'delete from estoque_movimento where nr_seq_estoque = $1',
      'update estoque_movimento set qt_movimento = 9 where nr_seq_estoque = $1',
    ])
      expect(await violated(text, [id])).toBe('estoque_movimento_fica');
    expect(await balanceOf(api, id)).toEqual({ balance: 5, sum: 5 });
  });
});
