import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOrder } from '../../test/orders.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.api.close());
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  await shop.endAllWork();
  // Recent work of the technicians must not overlap the hours used by these tests.
  await shop.api.sql(
    "update execucao set st_sobreposta = 'S', dt_inicio = dt_inicio - interval '9 days', dt_final = dt_final - interval '9 days'",
  );
});

const minute = 60_000;
/** Given so many minutes ago. */
const kept = (minutes: number) => ({ headers: { 'feito-ha': String(minutes * minute) } });

const start = (order: number, sent: object = {}) =>
  shop.api.call('startExecution', { body: { nr_seq_os: order, ...as(shop.joao) }, ...sent }, shop.joao);
const pause = (order: number, sent: object = {}) =>
  shop.api.call(
    'pauseExecution',
    { body: { nr_seq_os: order, justificativa: 'Refeicao', ...as(shop.joao) }, ...sent },
    shop.joao,
  );
const finish = (order: number, sent: object = {}) =>
  shop.api.call(
    'closeExecution',
    { body: { nr_seq_os: order, finalizar_os: 'S', ...as(shop.joao) }, ...sent },
    shop.joao,
  );

/** Minutes from start to end of each interval, and from its start until now. */
const intervals = async (order: number) =>
  (
    await shop.api.sql<{ duracao: number; desde: number }>(
      `select round(extract(epoch from dt_final - dt_inicio) / 60)::int as duracao,
              round(extract(epoch from now() - dt_inicio) / 60)::int as desde
         from execucao where nr_seq_os = $1 order by nr_sequencial`,
      [order],
    )
  ).map(({ duracao, desde }) => [desde, duracao]);

describe('a command kept without network', () => {
  it('is never before the order it is about: a comment given before the order was opened', async () => {
    const { order } = await makeOrder(shop.api);
    const body = { nr_seq_clifor: shop.joao.person, ds_observacao: 'guardado' };
    const reply = await shop.api.call(
      'commentOrder',
      { params: { id: String(order) }, body, ...kept(20 * 60) },
      shop.joao,
    );
    expect(reply.status, reply.mensagem).toBe(200);
    const [row] = await shop.api.sql(
      `select c.created_at = date_trunc('milliseconds', o.dt_os) as na_abertura
         from os_comentario c join os o on o.nr_sequencial = c.nr_seq_os where o.nr_sequencial = $1`,
      [order],
    );
    expect(row).toEqual({ na_abertura: true });
  });

  it('counts from when it was given: start, pause, start and finish of a morning', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    expect((await start(order, kept(120))).status).toBe(200);
    expect((await pause(order, kept(90))).status).toBe(200);
    expect((await start(order, kept(60))).status).toBe(200);
    expect((await finish(order, kept(15))).status).toBe(200);
    expect(await intervals(order)).toEqual([
      [120, 30],
      [60, 45],
    ]);
    const [row] = await shop.api.sql<{ fim: number; inicio: number }>(
      `select round(extract(epoch from now() - dt_final) / 60)::int as fim,
              round(extract(epoch from now() - dt_inicial) / 60)::int as inicio
         from os where nr_sequencial = $1`,
      [order],
    );
    expect(row).toEqual({ fim: 15, inicio: 120 });
  });

  it('counts from its arrival when it was not kept', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    await start(order);
    await pause(order);
    expect(await intervals(order)).toEqual([[0, 0]]);
  });

  it('never begins before the opening of its order, nor within other work of the technician', async () => {
    const first = await makeOrder(shop.api, { openedDaysAgo: 1 });
    await start(first.order, kept(50));
    await finish(first.order, kept(20));
    const second = await makeOrder(shop.api, { openedDaysAgo: 1 });
    await start(second.order, kept(45));
    expect((await intervals(second.order)).map(([since]) => since)).toEqual([20]);
    await finish(second.order);
    const fresh = await makeOrder(shop.api);
    await shop.api.sql("update os set dt_os = now() - interval '5 minutes' where nr_sequencial = $1", [
      fresh.order,
    ]);
    await start(fresh.order, kept(300));
    expect((await intervals(fresh.order)).map(([since]) => since)).toEqual([0]);
  });

  it('is believed days later too: a pause given two hours after the start', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 4 });
    await start(order, kept(63 * 60));
    // Later work on another order does not change when the work here ended.
    const elsewhere = await makeOrder(shop.api, { openedDaysAgo: 4 });
    await shop.api.sql(
      `insert into execucao (nr_seq_os, nr_seq_clifor_inicio, fornec_ext, dt_inicio, dt_final, tp_fim, st_sobreposta)
       values ($1, $2, 'N', now() - interval '3 hours', now() - interval '1 hour', 'F', 'S')`,
      [elsewhere.order, shop.joao.person],
    );
    expect((await pause(order, kept(61 * 60))).status).toBe(200);
    expect(await intervals(order)).toEqual([[63 * 60, 120]]);
  });

  it('begins when it was given where later work stands elsewhere, and ends before that work', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 4 });
    const elsewhere = await makeOrder(shop.api, { openedDaysAgo: 4 });
    await shop.api.sql(
      `insert into execucao (nr_seq_os, nr_seq_clifor_inicio, fornec_ext, dt_inicio, dt_final, tp_fim)
       values ($1, $2, 'N', now() - interval '62 hours', now() - interval '61 hours', 'F'),
              ($1, $2, 'N', now() - interval '3 hours', now() - interval '1 hour', 'F')`,
      [elsewhere.order, shop.joao.person],
    );
    // Given within the first interval, the work begins at its end; paused after the second began, it ends at its beginning.
    expect((await start(order, kept(61.5 * 60))).status).toBe(200);
    expect((await pause(order, kept(2 * 60))).status).toBe(200);
    expect(await intervals(order)).toEqual([[61 * 60, 58 * 60]]);
    // An interval that ended before the other began is accepted unchanged.
    const other = await makeOrder(shop.api, { openedDaysAgo: 4 });
    expect((await start(other.order, kept(70 * 60))).status).toBe(200);
    expect((await finish(other.order, kept(68 * 60))).status).toBe(200);
    expect(await intervals(other.order)).toEqual([[70 * 60, 120]]);
  });

  it('counts from now where it was given long before the order was there: that clock is wrong', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 2 });
    expect((await start(order, kept(6 * 365 * 24 * 60))).status).toBe(200);
    expect((await pause(order, kept(30))).status).toBe(200);
    expect(await intervals(order)).toEqual([[0, 0]]);
  });

  it('counts by its age, whatever the clock of the terminal says', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    expect((await start(order, kept(90))).status).toBe(200);
    expect((await pause(order, kept(30))).status).toBe(200);
    expect(await intervals(order)).toEqual([[90, 60]]);
    expect(await start(order, { headers: { 'feito-ha': '-5' } })).toMatchObject({
      status: 400,
      codigo: 'CABECALHO_INVALIDO',
    });
  });

  it.each([1, -1])(
    'counts by the clock of the database, with that of the server %i h ahead',
    async (hours) => {
      const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * minute });
      expect((await start(order, kept(90))).status).toBe(200);
      expect((await pause(order, kept(0))).status).toBe(200);
      expect(await intervals(order)).toEqual([[90, 90]]);
      const [row] = await shop.api.sql<{ feito: number }>(
        `select round(extract(epoch from now() - (js_dados->>'feito_em')::timestamptz) / 60)::int as feito
         from evento where nr_seq_os = $1 and ds_evento = 'exec.iniciada'`,
        [order],
      );
      expect(row).toEqual({ feito: 90 });
    },
  );

  it('is marked in the history with the moment the terminal told', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    await start(order, kept(30));
    await pause(order);
    const events = await shop.api.sql<{ ds_evento: string; feito: string | null }>(
      "select ds_evento, js_dados->>'feito_em' as feito from evento where nr_seq_os = $1 and ds_evento like 'exec.%' order by nr_sequencial",
      [order],
    );
    expect(events).toMatchObject([
      { ds_evento: 'exec.iniciada' },
      { ds_evento: 'exec.pausada', feito: null },
    ]);
    expect(Math.round((Date.now() - Date.parse(events[0]?.feito ?? '')) / minute)).toBe(30);
  });

  it('keeps the moment of a comment', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    const { body } = await shop.api.call(
      'commentOrder',
      {
        params: { id: String(order) },
        body: { nr_seq_clifor: shop.joao.person, ds_observacao: 'sem rede' },
        ...kept(40),
      },
      shop.joao,
    );
    expect(Math.round((Date.now() - Date.parse(body.created_at)) / minute)).toBe(40);
  });

  it('is refused when its age is none', async () => {
    const { order } = await makeOrder(shop.api);
    expect(await start(order, { headers: { 'feito-ha': 'ontem' } })).toMatchObject({
      status: 400,
      codigo: 'CABECALHO_INVALIDO',
    });
  });

  it('is taken at once by a call that nobody keeps, whatever moment it names', async () => {
    const { order } = await makeOrder(shop.api, { openedDaysAgo: 1 });
    await start(order, kept(60));
    await pause(order, kept(30));
    const { body } = await shop.api.call(
      'createTransitionOrder',
      { body: { nr_seq_os: order, ...as(shop.carlos) }, ...kept(20) },
      shop.carlos,
    );
    expect((await intervals(body.nr_seq_os)).map(([since]) => since)).toEqual([0]);
  });
});
