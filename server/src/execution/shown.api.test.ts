import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { untilWaiting } from '../../test/waiting.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let does: ReturnType<typeof orderCommandsOf>;
beforeAll(async () => {
  shop = await openWorkshop();
  does = orderCommandsOf(shop.api);
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const open = { st_os: 'A', st_os_pause: null, st_origem: 'I' } as const;
const changed = {
  status: 409,
  codigo: 'OS_MUDOU',
  mensagem: 'Esta OS mudou enquanto você trabalhava. Confira antes de continuar.',
};
const intervals = (order: number) =>
  shop.api.sql('select tp_fim from execucao where nr_seq_os = $1', [order]);

type Answer = { status: number };

/** Both commands wait for the order's lock, which is held until both are queued in this order. */
const oneAfterTheOther = (order: number, first: () => Promise<Answer>, second: () => Promise<Answer>) =>
  shop.api.withClient(async (client) => {
    await client.query('begin');
    await client.query('select 1 from os where nr_sequencial = $1 for update', [order]);
    const before = first();
    await untilWaiting(shop.api, 1);
    const after = second();
    await untilWaiting(shop.api, 2);
    await client.query('commit');
    return Promise.all([before, after]);
  });

it.each(['send', 'link'] as const)('a start that comes after %s to a supplier is refused', async (way) => {
  const { order } = await makeOrder(shop.api);
  const [sent, started] = await oneAfterTheOther(
    order,
    () => does[way](shop.carlos, order, 31, open),
    () => shop.start(shop.joao, order, { st_origem: 'I' }),
  );
  expect(sent.status).toBe(200);
  expect(started).toMatchObject(changed);
  expect(await intervals(order)).toEqual([]);
});

it.each(['send', 'link'] as const)('%s to a supplier that comes after a start is refused', async (way) => {
  const { order } = await makeOrder(shop.api);
  const [started, sent] = await oneAfterTheOther(
    order,
    () => shop.start(shop.joao, order, { st_origem: 'I' }),
    () => does[way](shop.joao, order, 31, open),
  );
  expect(started.status).toBe(200);
  expect(sent).toMatchObject(changed);
  expect(await intervals(order)).toEqual([{ tp_fim: null }]);
});

it('an order that is paused, and shown so, is sent; one that goes on since is not', async () => {
  const { order } = await makeOrder(shop.api);
  await shop.start(shop.joao, order);
  await shop.pause(shop.joao, order);
  const paused = { st_os: 'P', st_os_pause: 'P', st_origem: 'I' } as const;
  await shop.start(shop.joao, order, { st_origem: 'I' });
  expect(await does.send(shop.joao, order, 31, paused)).toMatchObject(changed);
  await shop.pause(shop.joao, order);
  expect((await does.send(shop.joao, order, 31, paused)).status).toBe(200);
});

it('a supplier is linked to an external order as the page shows it, and not to one that is external since', async () => {
  const { order } = await makeOrder(shop.api);
  await does.send(shop.joao, order, 31, open);
  expect(await does.link(shop.joao, order, 31, open)).toMatchObject(changed);
  expect((await does.link(shop.joao, order, 31, { ...open, st_origem: 'E' })).status).toBe(200);
});

it('a page from before, which tells nothing of what it showed, is served as it was', async () => {
  const { order } = await makeOrder(shop.api);
  expect((await does.send(shop.joao, order, 31)).status).toBe(200);
  expect((await shop.start(shop.joao, order)).status).toBe(200);
});
