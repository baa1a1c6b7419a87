import { type Call, type CallName, calls } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
const orders = { FROTA: 0, ARMAZEM: 0 };

beforeAll(async () => {
  api = await startApi();
  for (const department of ['FROTA', 'ARMAZEM'] as const) {
    const { order } = await makeOrder(api, { department });
    orders[department] = order;
    await api.sql('update os set dt_reabertura = now() where nr_sequencial = $1', [order]);
    await makeOrder(api, { department, approved: 'N' });
    await makeOrder(api, { department, state: 'L' });
  }
});
afterAll(() => api.close());

/** A person of the test world with another profile; staff alone see the work of everybody. */
async function signIn(kind: 'attendant' | 'staff', terminal: 'C' | 'E' | 'T', technician: 'C' | 'E' | null) {
  const [number, digits] = kind === 'staff' ? ['1201', '456'] : ['1101', '345'];
  await api.sql(
    'update g_clifor set tipo_perfil_terminal = $1, perfil_mecanico = $2, exibe_os_encerrada = 1 where nr_matricula = $3',
    [terminal, technician, number],
  );
  return api.signIn(number, digits);
}

/** Calls without a permission that read and need no number; the live feed does not end. */
const showing = (kind: 'attendant' | 'staff') =>
  // The keys of the contract's table are the names of its calls.
  (Object.entries<Call>(calls) as [CallName, Call][])
    .filter(([, { method, path }]) => method === 'GET' && !path.includes('{'))
    .filter(([, { who, needs }]) => Array.isArray(who) && who.includes(kind) && needs.length === 0)
    .map(([name]) => name)
    .filter((name) => name !== 'followEvents');

const profiles = (['attendant', 'staff'] as const).flatMap((kind) =>
  (['C', 'E', 'T'] as const).flatMap((terminal) =>
    ([null, 'C', 'E'] as const).map((technician) => [kind, terminal, technician] as const),
  ),
);

describe.each(profiles)('%s of a terminal %s, technician %s', (kind, terminal, technician) => {
  const left = technician ?? terminal;
  const departments = [...(left !== 'E' ? ['FROTA'] : []), ...(left !== 'C' ? ['ARMAZEM'] : [])];
  let who: Signed;
  beforeAll(async () => {
    who = await signIn(kind, terminal, technician);
  });

  it('is answered by every call that shows something to people of this kind', async () => {
    const shown = showing(kind);
    expect(shown.length).toBeGreaterThan(30);
    for (const name of shown) {
      const { status } = await api.call(name, {}, who);
      expect([200, 400, 422], name).toContain(status);
    }
  });

  it('sees the reopened orders of these departments, as many as the badge counts', async () => {
    const list = (await api.call('listReopenedOrders', { query: { per_page: '500' } }, who)).body;
    expect([...new Set(list.data.map((card) => card.departamento_os))].sort()).toEqual(
      departments.toSorted(),
    );
    expect((await api.call('getCounters', {}, who)).body.os_reabertas).toBe(list.total);
    const levels = (await api.call('getReopenedAverages', { params: { origem: 'T' } }, who)).body;
    expect(levels.reduce((sum, level) => sum + (level.ordem_servico[0]?.total_os ?? 0), 0)).toBe(list.total);
    const plates = (await api.call('listReopenedPlates', {}, who)).body.map(({ nr_placa }) => nr_placa);
    expect(plates.toSorted()).toEqual([...new Set(list.data.map((card) => card.nr_placa))].sort());
  });

  it('sees what waits in these departments, and counts the work under way as the execution list shows it', async () => {
    for (const nr_tipo of ['A', 'L'] as const) {
      const rows = (await api.call('listWaiting', { query: { nr_tipo } }, who)).body;
      expect([...new Set(rows.map((row) => row.departamento_os))].sort()).toEqual(departments.toSorted());
    }
    const paused = (await api.call('listPaused', {}, who)).body;
    expect(paused.every((row) => departments.includes(row.departamento_os))).toBe(true);
    let running = 0;
    if (departments.includes('FROTA')) running += (await api.call('listActiveFleet', {}, who)).body.length;
    if (departments.includes('ARMAZEM'))
      running += (await api.call('listActiveWarehouse', {}, who)).body.length;
    expect((await api.call('getCounters', {}, who)).body.em_execucao).toBe(running);
  });

  it('has the same figures of the whole branch on the dashboard as everybody', async () => {
    const open = await api.sql<{ total: number }>(
      `select count(*)::int as total from os
        where dt_final is null and liberado = 'S' and dt_reabertura is not null and nr_seq_filial = 1`,
    );
    const { body } = await api.call('getDashboardCounters', {}, who);
    expect(body.os_reabertas).toBe(open[0]?.total);
  });
});
