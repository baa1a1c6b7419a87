import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const stretches = (orders: number[]) =>
  shop.api.sql<{ nr_seq_os: string; inicio: Date; fim: Date | null }>(
    'select nr_seq_os, dt_inicio as inicio, dt_final as fim from execucao where nr_seq_os = any ($1) order by dt_inicio',
    [orders],
  );

it('a start that waited for the end of other work of its mechanic begins after it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = [await makeOrder(shop.api), await makeOrder(shop.api)];
    await shop.start(shop.joao, first.order);
    const [closed, started] = await Promise.all([
      shop.close(shop.joao, first.order),
      shop.start(shop.joao, second.order),
    ]);
    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(started.status);
    const rows = await stretches([first.order, second.order]);
    const [before, after] = rows;
    if (after !== undefined)
      expect(after.inicio.getTime()).toBeGreaterThanOrEqual(before?.fim?.getTime() ?? Infinity);
    await shop.endAllWork();
  }
});

it('a start counts from after the lock of its order, not from when it began to wait', async () => {
  const { order } = await makeOrder(shop.api);
  const pool = await shop.api.sql<{ antes: Date }>('select clock_timestamp() as antes');
  const held = shop.api.sql(
    `do $$ begin perform 1 from os where nr_sequencial = ${order} for update; perform pg_sleep(0.5); end $$`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  await shop.start(shop.joao, order);
  await held;
  const [row] = await stretches([order]);
  expect((row?.inicio.getTime() ?? 0) - (pool[0]?.antes.getTime() ?? 0)).toBeGreaterThan(400);
});

it('PostgreSQL refuses stretches of one mechanic that overlap, and leaves suppliers alone', async () => {
  const { order } = await makeOrder(shop.api);
  const insert = (person: number, external: 'S' | 'N') =>
    shop.api.sql(
      `insert into execucao (nr_seq_os, nr_seq_clifor_inicio, fornec_ext, dt_inicio, dt_final, tp_fim)
       values ($1, $2, $3, now() - interval '3 years', now() - interval '3 years' + interval '1 hour', 'F')`,
      [order, person, external],
    );
  await insert(shop.joao.person, 'N');
  await expect(insert(shop.joao.person, 'N')).rejects.toThrow('execucao_sem_sobreposicao');
  await insert(shop.supplier.person, 'S');
  await insert(shop.supplier.person, 'S');
});
