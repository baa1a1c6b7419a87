import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let joao: Signed;
let supplier: Signed;

const reads = [
  'getDashboardCounters',
  'getDashboardCriticality',
  'getDashboardProductivity',
  'getDashboardGrades',
  'getDashboardPlates',
  'getDashboardExternal',
  'getDashboardTypes',
  'getDashboardRepeated',
  'getDashboardWall',
] as const;

beforeAll(async () => {
  api = await startApi();
  supplier = await api.signInSupplier('31', '00123');
});

afterAll(() => api.close());

/** A new, empty branch with João in it, and his session there: the counts are then those of the test alone. */
let branch = 0;

beforeEach(async () => {
  const home = await api.signIn('1001', '123');
  const [made] = await api.sql<{ nr_sequencial: number }>(
    "insert into filial (ds_filial) select 'Filial de teste ' || count(*) from filial returning nr_sequencial",
  );
  branch = made?.nr_sequencial ?? 0;
  await api.sql(
    "insert into clifor_filial (nr_seq_clifor, nr_seq_filial, st_atendeos) values ($1, $2, 'S')",
    [home.person, branch],
  );
  const moved = await api.call('login', { body: { newFilial: branch } }, home);
  joao = { ...home, token: moved.body.token, answer: moved.body };
});

const addTicket = (order: number, state: 'S' | 'P') =>
  api.sql(
    `insert into integracao (nr_seq_os, tp_integracao, nr_tipo, st_envio, js_envio, dt_envio)
     values ($1, 'TICKET', 1, $2::char, '{}', case when $2::char = 'S' then now() end)`,
    [order, state],
  );

/** An interval of João's work; `end` null runs still. Hours before now. */
const work = (order: number, from: number, end: number | null, kind: 'P' | 'F' | null) =>
  api.sql(
    `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim, nr_seq_motivo)
     values ('S', $1, $2, now() - make_interval(mins => $3), now() - make_interval(mins => $4::int), $5::char,
             case when $5::char = 'P' then (select nr_sequencial from motivo where ds_motivo = 'Refeicao') end)`,
    [order, joao.person, from * 60, end === null ? null : end * 60, kind],
  );

/** The worked example of the counters: seven open orders. */
async function sevenOrders() {
  const make = (wanted: Parameters<typeof makeOrder>[1] = {}) => makeOrder(api, { branch, ...wanted });
  const fleet = [await make(), await make(), await make()];
  await api.sql('update os set dt_reabertura = now() where nr_sequencial = $1', [fleet[2]?.order]);
  await make({ department: 'ARMAZEM' });
  const external = await make({ origin: 'E', supplier: supplier.person });
  const waiting = await make({ origin: 'E', supplier: supplier.person });
  await make({ approved: 'N' });
  await addTicket(external.order, 'S');
  await addTicket(waiting.order, 'P');
}

describe('one answer for all screens of a branch', () => {
  it('is computed once, however many ask for whichever part', async () => {
    const screens = await Promise.all([api.signIn('1001', '123'), api.signIn('1001', '123')]);
    await Promise.all(screens.map((screen) => api.call('listRescues', {}, screen)));
    api.statements.length = 0;
    const replies = await Promise.all(
      screens.flatMap((screen) => reads.map((name) => api.call(name, {}, screen))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(2 * reads.length).fill(200));
    expect(api.statements.filter(({ text }) => text.includes('janela'))).toHaveLength(1);
    // The figures, the counters of the lists, the wall.
    expect(api.statements).toHaveLength(3);
  });

  it('belongs to the branch', async () => {
    await sevenOrders();
    expect((await api.call('getDashboardCounters', {}, joao)).body.os_frota).toBe(2);
    const elsewhere = await api.signIn('1001', '123');
    const { body } = await api.call('getDashboardCounters', {}, elsewhere);
    expect(body.os_frota).toBeGreaterThan(2);
  });
});

describe('the wall', () => {
  it('puts rescues before late orders, the worst level first, and counts them', async () => {
    const made = (wanted: Parameters<typeof makeOrder>[1]) => makeOrder(api, { branch, ...wanted });
    const light = await made({ openedDaysAgo: 5 });
    const worst = await made({ openedDaysAgo: 1 });
    const rescue = await made({ rescue: true });
    const inTime = await made({});
    await made({ approved: 'N', openedDaysAgo: 5 });
    await made({ state: 'R', openedDaysAgo: 5 });
    const level = (order: number, id: number) =>
      api.sql('update os set nr_seq_criticidade = $2 where nr_sequencial = $1', [order, id]);
    await level(light.order, 4);
    await level(worst.order, 1);
    await work(inTime.order, 1, null, null);
    await work(light.order, 30, 29, 'P');
    const { body } = await api.call('getDashboardWall', {}, joao);
    expect(
      body.urgentes.map(({ nr_sequencial, socorro, situacao }) => [nr_sequencial, socorro, situacao]),
    ).toEqual([
      [rescue.order, true, 'A'],
      [worst.order, false, 'A'],
      [light.order, false, 'P'],
    ]);
    // Why he rests is his own affair: a pause that waits for no part is not shown.
    expect(body.urgentes.map(({ motivo }) => motivo)).toEqual([null, null, null]);
    expect(body.em_maos.map(({ nr_sequencial, motivo }) => [nr_sequencial, motivo])).toEqual([
      [inTime.order, null],
    ]);
    expect(body).toMatchObject({ abertas: 4, em_atendimento: 1, atrasadas: 2 });
  });
});
