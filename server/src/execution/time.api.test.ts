import { isLate, slaOf } from '@terminal/contract/sla';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

/** Moves the intervals of an order to given times of one day of the past, in their order. */
async function place(order: number, intervals: readonly (readonly [string, string])[]): Promise<void> {
  await shop.api.sql(
    `update execucao e
        set st_sobreposta = 'S', dt_inicio = t.inicio, dt_final = t.fim, dt_retomada = case when e.tp_fim = 'P' then t.depois end
       from (select nr_sequencial, row_number() over (order by nr_sequencial) as lugar
               from execucao where nr_seq_os = $1) n
       join (select row_number() over () as lugar, ('2026-03-02 ' || i)::timestamptz as inicio,
                    ('2026-03-02 ' || f)::timestamptz as fim,
                    lead(('2026-03-02 ' || i)::timestamptz) over () as depois
               from unnest($2::text[], $3::text[]) as x(i, f)) t using (lugar)
      where e.nr_sequencial = n.nr_sequencial`,
    [order, intervals.map(([from]) => from), intervals.map(([, to]) => to)],
  );
}

const ended = async (order: number) => {
  const page = await shop.api.call('listEnded', { query: { per_page: '50' } }, shop.terminal);
  return page.body.data.filter((row) => row.nr_seq_os === order).map((row) => row.segundos);
};

/** An order that was paused once and closed; its two intervals are those that are given. */
async function workedTwice(intervals: Parameters<typeof place>[1]): Promise<number> {
  const { order } = await makeOrder(shop.api);
  await shop.start(shop.joao, order);
  await shop.pause(shop.joao, order);
  await shop.start(shop.joao, order);
  await shop.close(shop.joao, order);
  await place(order, intervals);
  return order;
}

describe('hours of work', () => {
  it('are those of the intervals: 08:00-09:10 and 09:40-11:00 are 02:30, the pause between them is none', async () => {
    const order = await workedTwice([
      ['08:00', '09:10'],
      ['09:40', '11:00'],
    ]);
    const detail = await shop.detail(shop.joao, order);
    expect(detail.itens[0]?.segundos).toBe(9000);
    const [row] = await shop.api.sql<{ horas: string }>(
      `select sum(coalesce(dt_final, now()) - dt_inicio)::text as horas from execucao where nr_seq_os = $1`,
      [order],
    );
    expect(row?.horas).toBe('02:30:00');
  });

  it('add up in the minutes people read: of two intervals of 1:50 each minute is told once', async () => {
    const order = await workedTwice([
      ['08:00:00', '08:01:50'],
      ['09:40:00', '09:41:50'],
    ]);
    const detail = await shop.detail(shop.joao, order);
    expect(detail.itens[0]?.segundos).toBe(120);
    expect(detail.segundos).toBe(120);
  });

  it('are counted once: a service named at the end takes the interval, no second one', async () => {
    const { order } = await makeOrder(shop.api, { services: 0 });
    await shop.start(shop.joao, order);
    const [service] = await shop.api.sql<{ nr_sequencial: number }>(
      "select nr_sequencial from item where nr_tipo = 3 and st_status = 'A' limit 1",
    );
    await shop.close(shop.joao, order, { nr_servico: service?.nr_sequencial });
    await shop.api.sql(
      "update execucao set st_sobreposta = 'S', dt_inicio = dt_final - interval '40 minutes' where nr_seq_os = $1",
      [order],
    );
    expect((await shop.detail(shop.joao, order)).itens.map((item) => item.segundos)).toEqual([2400]);
    expect(await ended(order)).toEqual([2400]);
  });

  it('of a technician never overlap: the second start is refused, also at the same moment', async () => {
    const first = await makeOrder(shop.api);
    const second = await makeOrder(shop.api);
    const replies = await Promise.all([
      shop.start(shop.joao, first.order),
      shop.start(shop.joao, second.order),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [row] = await shop.api.sql(
      'select count(*)::int as correndo from execucao where nr_seq_clifor_inicio = $1 and dt_final is null',
      [shop.joao.person],
    );
    expect(row).toEqual({ correndo: 1 });
  });

  it('of an interval are never negative, whatever the clock of the server did', async () => {
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await shop.api.sql(
      "update execucao set st_sobreposta = 'S', dt_inicio = now() + interval '5 minutes' where nr_seq_os = $1",
      [order],
    );
    expect((await shop.pause(shop.joao, order)).status).toBe(200);
    expect(await ended(order)).toEqual([0]);
  });
});

describe('the expected end', () => {
  const expectedAfter = async (order: number, from: 'dt_os' | 'dt_inicial') => {
    const detail = await shop.detail(shop.joao, order);
    const begin = Date.parse(detail[from] ?? '');
    const [hours = 0, minutes = 0] = detail.hr_sla.split(':').map(Number);
    return Date.parse(detail.dt_previsao) - begin - (hours * 60 + minutes) * 60_000;
  };

  it('is SLA after the opening, and after the first start once there is one; pauses move nothing', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    expect(await expectedAfter(order, 'dt_os')).toBe(0);
    await shop.start(shop.joao, order);
    const started = await shop.detail(shop.joao, order);
    expect(await expectedAfter(order, 'dt_inicial')).toBe(0);
    await shop.pause(shop.joao, order);
    await shop.start(shop.joao, order);
    expect((await shop.detail(shop.joao, order)).dt_previsao).toBe(started.dt_previsao);
  });

  it('is not what an order is judged by: its promise does not move when somebody starts', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    const before = await shop.detail(shop.joao, order);
    expect(Date.parse(before.dt_promessa)).toBe(slaOf(before).promised);
    await shop.start(shop.joao, order);
    const after = await shop.detail(shop.joao, order);
    expect(after.dt_promessa).toBe(before.dt_promessa);
    expect(Date.parse(after.dt_promessa)).toBe(slaOf(after).promised);
  });

  it('begins anew, as the promise does, when the order is opened again', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 16 });
    await shop.api.sql(
      "update os set dt_reabertura = now(), nr_seq_tipo = case when nr_sequencial % 2 = 0 then 'V' else nr_seq_tipo end where nr_sequencial = $1",
      [order],
    );
    const reopened = await shop.detail(shop.terminal, order);
    expect(Date.parse(reopened.dt_promessa)).toBe(slaOf(reopened).promised);
    expect(isLate(reopened, Date.now())).toBe(false);
  });

  it('goes on unchanged in the order that continues another', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    await shop.start(shop.joao, order);
    const before = await shop.detail(shop.joao, order);
    await shop.pause(shop.joao, order);
    const { body } = await shop.takeOver(shop.carlos, order);
    const after = await shop.detail(shop.carlos, body.nr_seq_os);
    expect(after.dt_previsao).toBe(before.dt_previsao);
    expect(after.dt_os).toBe(before.dt_os);
  });
});
