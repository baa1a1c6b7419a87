import { expect } from 'vitest';
import type { Api, Signed } from './api.ts';
import { balanceOf, stockPart } from './inventory.ts';
import { makePlanOrder } from './plan-orders.ts';
import { as } from './work.ts';

/** An order, and a row of it, as addresses name them. */
export const id = (order: number) => ({ id: String(order) });
export const one = (order: number, row: number) => ({ id: String(order), itemId: String(row) });

/** What people do with the parts of an order, as short functions. */
export const partsOf = (api: () => Api) => ({
  /** A part with stock of its own in branch 1, guarded against a negative balance. */
  makePart: async (balance: number, blocks: 'S' | 'N' = 'S') => {
    const { item: part, id: stock, code } = await stockPart(api(), { balance, blocks });
    return { part, stock, code };
  },
  add: (who: Signed, order: number, item: number, quantidade: number, extra: object = {}) =>
    api().call(
      'addItem',
      { params: id(order), body: { nr_seq_item: item, quantidade, ...extra, ...as(who) } },
      who,
    ),
  insert: (
    who: Signed,
    order: number,
    item: number | undefined,
    quantidade: number | undefined,
    extra: object = {},
  ) =>
    api().call(
      'insertPart',
      { body: { nr_os: order, nr_sequencial: item, quantidade, ...extra, ...as(who) } },
      who,
    ),
  change: (who: Signed, order: number, row: number, body: object) =>
    api().call('changeItem', { params: one(order, row), body: { ...body, ...as(who) } }, who),
  take: (who: Signed, order: number, itens: number[]) =>
    api().call('takeParts', { params: id(order), body: { itens, ...as(who) } }, who),
  /** The balance of a row of stock, which is the sum of its movements. */
  saldo: async (stock: number) => {
    const { balance, sum } = await balanceOf(api(), stock);
    expect(balance).toBe(sum);
    return balance;
  },
  planOrderWithParts: (quantities: readonly number[], external = false) =>
    planOrderWithParts(api(), quantities, external),
});

/** Parts of a plan on an order of it, each with a balance of five; the rows of stock in another order than the items. */
async function planOrderWithParts(api: Api, quantities: readonly number[], external: boolean) {
  const { order, items, plate, vehiclePlan } = await makePlanOrder(api);
  if (external)
    await api.sql("update os set st_origem = 'E', nr_seq_fornecedor = 31 where nr_sequencial = $1", [order]);
  const parts: { stock: number; item: number; row: number }[] = [];
  for (const quantity of quantities) {
    const { item, id: stock } = await stockPart(api, { balance: 5 });
    const [row] = await api.sql<{ nr_sequencial: string }>(
      `insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, st_plano, nr_seq_estoque)
       values ($1, $2, $3, 'S', $4) returning nr_sequencial`,
      [order, item, quantity, stock],
    );
    parts.push({ stock, item, row: Number(row?.nr_sequencial) });
  }
  await api.sql("update os_item set st_plano = 'S' where nr_seq_os = $1", [order]);
  return { order, services: items, parts, plate, vehiclePlan };
}
