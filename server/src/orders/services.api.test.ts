import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;

beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());

it('each service of an order tells its own work, and none that of another', async () => {
  const { order, items } = await makeOrder(shop.api, { services: 2 });
  await shop.start(shop.joao, order);
  const { itens } = await shop.detail(shop.joao, order);
  expect(
    itens.map(({ nr_sequencial, execucao_inicio }) => [
      nr_sequencial,
      execucao_inicio?.nr_seq_clifor_inicio ?? null,
    ]),
  ).toEqual([
    [items[0], shop.joao.person],
    [items[1], null],
  ]);
});
