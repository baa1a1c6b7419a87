import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { openBranch, reads, sevenOrders, workOf } from '../../test/dashboard.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let joao: Signed;
let branch = 0;
let supplier: Signed;

beforeAll(async () => {
  api = await startApi();
  supplier = await api.signInSupplier('31', '00123');
});

afterAll(() => api.close());
beforeEach(async () => {
  ({ branch, joao } = await openBranch(api));
});

const work = workOf(() => ({ api, joao }));

describe('the dashboard', () => {
  it.each(reads)('%s is refused without session, and to suppliers', async (name) => {
    expect((await api.call(name)).status).toBe(401);
    expect(await api.call(name, {}, supplier)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
  });

  it('is empty where nothing has been opened', async () => {
    expect((await api.call('getDashboardCounters', {}, joao)).body).toEqual({
      os_ticketlog: 0,
      os_ag_aprovacao: 0,
      os_externas: 0,
      os_frota: 0,
      os_armazem: 0,
      os_reabertas: 0,
    });
    for (const name of ['getDashboardPlates', 'getDashboardTypes', 'getDashboardExternal'] as const)
      expect((await api.call(name, {}, joao)).body).toEqual([]);
  });

  it('counts the worked example, each figure as many orders as the list behind it', async () => {
    await sevenOrders(api, branch);
    const { body } = await api.call('getDashboardCounters', {}, joao);
    expect(body).toEqual({
      os_frota: 2,
      os_reabertas: 1,
      os_armazem: 1,
      os_externas: 2,
      os_ticketlog: 1,
      os_ag_aprovacao: 1,
    });
    for (const [valor, count] of Object.entries(body)) {
      const behind = await api.call('listDashboardOrders', { query: { grupo: 'contador', valor } }, joao);
      expect([valor, behind.body.total, behind.body.data.length]).toEqual([valor, count, count]);
    }
    const home = await api.call('listOrders', {}, joao);
    expect(home.body.total).toBe(body.os_frota);
  });

  it('counts open orders by criticality, worst first, those without one as 0 at the end', async () => {
    for (const criticality of [1, 1, 5, 3, null]) {
      const { order } = await makeOrder(api, { branch });
      await api.sql('update os set nr_seq_criticidade = $2 where nr_sequencial = $1', [order, criticality]);
    }
    await makeOrder(api, { branch, state: 'R' });
    const { body } = await api.call('getDashboardCriticality', {}, joao);
    expect(body).toEqual([
      { nr_seq_criticidade: 1, ds_titulo: 'IMEDIATA', total_os: 2 },
      { nr_seq_criticidade: 5, ds_titulo: 'EMERGENCIAL', total_os: 1 },
      { nr_seq_criticidade: 3, ds_titulo: 'MÉDIA', total_os: 1 },
      { nr_seq_criticidade: 0, ds_titulo: null, total_os: 1 },
    ]);
    const behind = await api.call(
      'listDashboardOrders',
      { query: { grupo: 'criticidade', valor: '0' } },
      joao,
    );
    expect(behind.body.total).toBe(1);
  });

  it('names the twenty plates with most orders of thirty days, ties by plate', async () => {
    const plates: string[] = [];
    for (let n = 0; n < 21; n += 1) plates.push((await makeOrder(api, { branch })).plate);
    const [second] = plates.toSorted().slice(1);
    const more = await makeOrder(api, { branch });
    const old = await makeOrder(api, { branch, openedDaysAgo: 31 });
    await api.sql('update os set nr_placa = $2, nr_conjunto = null where nr_sequencial = any($1)', [
      [more.order],
      second,
    ]);
    const { body } = await api.call('getDashboardPlates', {}, joao);
    expect(body).toHaveLength(20);
    expect(body[0]).toEqual({ nr_placa: second, total_os: 2 });
    const ones = body.slice(1).map((row) => row.nr_placa);
    expect(ones).toEqual(
      plates
        .toSorted()
        .filter((plate) => plate !== second)
        .slice(0, 19),
    );
    expect(ones).not.toContain(old.plate);
    const behind = await api.call(
      'listDashboardOrders',
      { query: { grupo: 'placa', valor: second ?? '' } },
      joao,
    );
    expect(behind.body.total).toBe(2);
  });

  it('counts orders of thirty days by type, closed ones too', async () => {
    await makeOrder(api, { branch, type: '2' });
    await makeOrder(api, { branch, type: '2', state: 'R', openedDaysAgo: 29 });
    await makeOrder(api, { branch, type: '20' });
    await makeOrder(api, { branch, type: '5', openedDaysAgo: 31 });
    expect((await api.call('getDashboardTypes', {}, joao)).body).toEqual([
      { tipo: 'PROATIVA', quantidade_os: 2 },
      { tipo: 'SOCORRO EM ROTA', quantidade_os: 1 },
    ]);
  });

  it('names problems that came back in thirty days, most often first, at most ten', async () => {
    const problems = await api.sql<{ nr_sequencial: number; ds_conjunto: string }>(
      'select nr_sequencial, ds_conjunto from conjunto order by 1 limit 12',
    );
    for (const [place, { nr_sequencial }] of problems.entries()) {
      // The first three times, the eleven others twice; the last once within thirty days and once before.
      for (let n = 0; n < (place === 0 ? 3 : 2); n += 1) {
        const openedDaysAgo = place === 11 && n === 1 ? 31 : n;
        const { order } = await makeOrder(api, { branch, openedDaysAgo });
        await api.sql('update os set nr_conjunto = $2 where nr_sequencial = $1', [order, nr_sequencial]);
      }
    }
    const { body } = await api.call('getDashboardRepeated', {}, joao);
    expect(body).toHaveLength(10);
    expect(body[0]).toMatchObject({ nome_problema: problems[0]?.ds_conjunto, total_repeticoes: 3 });
    expect(body.map((row) => row.total_repeticoes)).toEqual([3, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(body.some((row) => row.nr_conjunto === problems[11]?.nr_sequencial)).toBe(false);
  });

  it('shows open external orders alone, newest first, with their four facts', async () => {
    const older = await makeOrder(api, { branch, origin: 'E', supplier: supplier.person, openedDaysAgo: 3 });
    const newer = await makeOrder(api, { branch, origin: 'E', supplier: supplier.person, openedDaysAgo: 1 });
    await makeOrder(api, { branch });
    await makeOrder(api, { branch, origin: 'E', supplier: supplier.person, state: 'R' });
    const { body } = await api.call('getDashboardExternal', {}, joao);
    expect(body.map((row) => row.nr_placa)).toEqual([newer.plate, older.plate]);
    for (const fact of ['dt_os', 'ds_fornecedor', 'segmento', 'problema'] as const)
      expect(body[0]?.[fact]).toBeTruthy();
  });
});

describe('release times beside the criticality', () => {
  const ask = (filial: string) =>
    api.call('getReleaseAverages', { params: { origem: 'E' }, query: { filial } }, joao);

  it('are those of external orders of any branch of the person, of no other', async () => {
    await sevenOrders(api, branch);
    const here = await ask(String(branch));
    expect(here.body.reduce((sum, level) => sum + (level.ordem_servico[0]?.total_os ?? 0), 0)).toBe(2);
    expect((await ask('2')).status).toBe(200);
    await api.sql('delete from clifor_filial where nr_seq_clifor = $1 and nr_seq_filial = 2', [joao.person]);
    expect(await ask('2')).toMatchObject({ status: 404, codigo: 'FILIAL_NAO_PERMITIDA' });
    await api.sql(
      "insert into clifor_filial (nr_seq_clifor, nr_seq_filial, st_atendeos) values ($1, 2, 'S')",
      [joao.person],
    );
  });

  it('are asked for the branch the company has set, else for the own', async () => {
    expect(joao.answer.parametros.filial_criticidade).toBeNull();
    await api.sql('update parametro set filial_criticidade = 2');
    expect((await api.signIn('1001', '123')).answer.parametros.filial_criticidade).toBe(2);
    await api.sql('update parametro set filial_criticidade = null');
  });
});

describe('the orders behind a figure', () => {
  it('are refused to suppliers, for unknown groups, and none for rows nobody knows', async () => {
    const query = { grupo: 'placa', valor: 'AAA0A00' } as const;
    expect((await api.call('listDashboardOrders', { query })).status).toBe(401);
    expect((await api.call('listDashboardOrders', { query }, supplier)).status).toBe(403);
    const wrong = { grupo: 'filial' as 'placa', valor: '1' };
    expect((await api.call('listDashboardOrders', { query: wrong }, joao)).status).toBe(422);
    for (const grupo of ['contador', 'criticidade', 'mecanico', 'placa', 'tipo', 'problema'] as const) {
      const { body } = await api.call('listDashboardOrders', { query: { grupo, valor: 'nenhum' } }, joao);
      expect([grupo, body.total]).toEqual([grupo, 0]);
    }
  });

  it('are those of the own branch, newest first, with what tells them apart', async () => {
    const problem = await api.sql<{ nr_sequencial: number }>(
      'select min(nr_sequencial) as nr_sequencial from conjunto',
    );
    const older = await makeOrder(api, { branch, openedDaysAgo: 2 });
    const newer = await makeOrder(api, { branch, state: 'R', openedDaysAgo: 1 });
    await makeOrder(api, { branch: 2 });
    const query = { grupo: 'problema', valor: String(problem[0]?.nr_sequencial) } as const;
    const { body } = await api.call('listDashboardOrders', { query }, joao);
    expect(body.data.map((row) => row.nr_sequencial)).toEqual([newer.order, older.order]);
    expect(body.data[0]).toMatchObject({ nr_placa: newer.plate, tipo: 'CORRETIVA', st_os: 'R' });
  });

  it('of a technician are those he worked on in thirty days', async () => {
    const { order } = await makeOrder(api, { branch });
    await work(order, 2, 1, 'F');
    const query = { grupo: 'mecanico', valor: String(joao.person) } as const;
    const { body } = await api.call('listDashboardOrders', { query }, joao);
    expect(body.data.map((row) => row.nr_sequencial)).toEqual([order]);
  });
});
