import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';
import { refusalOf } from '../core/db/failures.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const intervals = (orders: number[]) =>
  shop.api.sql<{ nr_seq_os: string; inicio: Date; fim: Date | null }>(
    'select nr_seq_os, dt_inicio as inicio, dt_final as fim from execucao where nr_seq_os = any ($1) order by dt_inicio',
    [orders],
  );

it('a start that waited for the end of other work of its technician begins after it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = [await makeOrder(shop.api), await makeOrder(shop.api)];
    await shop.start(shop.joao, first.order);
    const [closed, started] = await Promise.all([
      shop.close(shop.joao, first.order),
      shop.start(shop.joao, second.order),
    ]);
    expect(closed.status).toBe(200);
    expect([200, 409]).toContain(started.status);
    const rows = await intervals([first.order, second.order]);
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
  const [row] = await intervals([order]);
  expect((row?.inicio.getTime() ?? 0) - (pool[0]?.antes.getTime() ?? 0)).toBeGreaterThan(400);
});

it('PostgreSQL refuses intervals of one technician that overlap, and leaves suppliers alone', async () => {
  const { order } = await makeOrder(shop.api, { openedDaysAgo: 1_100 });
  const insert = (person: number, external: 'S' | 'N') =>
    shop.api.sql(
      `insert into execucao (nr_seq_os, nr_seq_clifor_inicio, fornec_ext, dt_inicio, dt_final, tp_fim)
       values ($1, $2, $3, now() - interval '3 years', now() - interval '3 years' + interval '1 hour', 'F')`,
      [order, person, external],
    );
  await insert(shop.joao.person, 'N');
  await expect(insert(shop.joao.person, 'N')).rejects.toThrow('execucao_sem_sobreposicao');
  expect(await insert(shop.joao.person, 'N').catch(refusalOf)).toBe('CONFLITO');
  await insert(shop.supplier.person, 'S');
  await insert(shop.supplier.person, 'S');
});

describe('PostgreSQL refuses', () => {
  const outside = 'an interval of work lies outside it';
  const work = (order: number, from: string, to: string | null) =>
    shop.api.sql(
      `insert into execucao (nr_seq_os, nr_seq_clifor_inicio, fornec_ext, dt_inicio, dt_final, tp_fim)
       values ($1, $2, 'S', now() + $3::interval, now() + $4::interval, case when $4 is not null then 'F' end)`,
      [order, shop.supplier.person, from, to],
    );

  it('an interval that begins before its order was opened, or that a later opening leaves behind', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 2 });
    await expect(work(order, '-3 days', '-1 days')).rejects.toThrow(outside);
    await work(order, '-1 days', '-12 hours');
    await expect(
      shop.api.sql('update os set dt_os = now() where nr_sequencial = $1', [order]),
    ).rejects.toThrow(outside);
  });

  it('an interval on a closed order that ends after it, and the end of an order whose work goes on', async () => {
    const { order: closed } = await makeOrder(shop.api, { openedDaysAgo: 2, state: 'R' });
    await expect(work(closed, '-1 hours', null)).rejects.toThrow(outside);
    await expect(work(closed, '-1 hours', '1 hours')).rejects.toThrow(outside);
    await work(closed, '-2 hours', '-1 hours');
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 2 });
    await work(order, '-1 hours', null);
    const close = "update os set st_os = 'R', dt_final = now() where nr_sequencial = $1";
    await expect(shop.api.sql(close, [order])).rejects.toThrow(outside);
  });
});
