import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedToPanel } from '../../../test/api.ts';
import {
  type HostAnswer,
  loopback,
  makeSchedule,
  openRoutines,
  type Routines,
  saying,
  startScheduler,
} from '../../../test/scheduler.ts';

let routines: Routines;
let api: Routines['api'];
let reader: SignedToPanel;
let runner: SignedToPanel;
let hostOf: Routines['hostOf'];
let rows: Routines['rows'];
let tick: Routines['tick'];
beforeAll(async () => {
  routines = await openRoutines();
  ({ api, hostOf, rows, tick } = routines);
  reader = await api.signInPanel('9002', '222');
  runner = await api.signInPanel('9003', '333');
});
beforeEach(() => routines.begin());
afterAll(() => routines.close());

describe('a run by hand', () => {
  const record = (schedule: number) =>
    api.call('recordRun', { body: { nr_seq_agendamento: schedule } }, runner);
  const open = (url: string) => api.app.inject({ method: 'GET', url });
  const trail = (after: number) =>
    api.control(
      `select ds_acao, st_resultado, ds_erro, nr_seq_usuario is not null as alguem from auditoria
        where nr_sequencial > $1 and ds_acao like 'rotina.%' order by nr_sequencial`,
      [after],
    );
  const last = async () =>
    (await api.control<{ n: number }>('select coalesce(max(nr_sequencial), 0)::int as n from auditoria'))[0]
      ?.n ?? 0;

  it('counts as done when the host answered well, is asked for once and noted once', async () => {
    const host = await hostOf(saying('<b>feito</b>', 'text/html'));
    const { schedule } = await makeSchedule(api, { path: '/x?dias=7' });
    const before = await last();
    const { body } = await record(schedule);
    expect(body.ds_endereco).toBe(`${host.url}/x?dias=7`);
    expect(host.visits).toEqual([]);
    expect(await rows(schedule)).toMatchObject([{ st_execucao: 'X', terminada: false }]);
    const pages = await Promise.all([open(body.link_execucao), open(body.link_execucao)]);
    pages.push(await open(body.link_execucao));
    expect(pages.map(({ body: page }) => page)).toEqual(Array(3).fill('<b>feito</b>'));
    expect(pages[0]?.headers['content-security-policy']).toMatch(/; sandbox$/);
    expect(host.visits.map(({ path }) => path)).toEqual(['/x?dias=7']);
    expect(host.visits[0]?.headers['terminal-execucao']).toBe(String(body.id));
    expect(await rows(schedule)).toMatchObject([
      { st_execucao: 'S', nr_http: 200, ds_resultado: '<b>feito</b>' },
    ]);
    expect(await trail(before)).toEqual([
      { ds_acao: 'rotina.executada', st_resultado: 'S', ds_erro: null, alguem: true },
    ]);
  });

  it.each<[string, HostAnswer | null, string]>([
    ['does not answer', null, 'o servidor não aceita conexões'],
    ['answers 500', saying('sem banco', 'text/plain', 500), 'o servidor respondeu 500'],
    ['is too slow', () => undefined, 'sem resposta completa em 1 s'],
  ])('of a host that %s has failed, with its reason', async (_what, answer, reason) => {
    if (answer === null) await api.control("update empresa set ds_host = 'http://127.0.0.1:1'");
    else await hostOf(answer);
    const { schedule } = await makeSchedule(api, { path: '/x' });
    const page = await open((await record(schedule)).body.link_execucao);
    expect(page.body).toContain(`Motivo: ${reason}`);
    expect(await rows(schedule)).toMatchObject([{ st_execucao: 'F', ds_erro: reason, terminada: true }]);
    const { body } = await api.call('listSchedules', { query: {} }, reader);
    expect(body.agendamentos.data[0]?.ultima).toMatchObject({ st_execucao: 'F', ds_erro: reason });
  });

  it('nobody opens was not run, and its link runs nothing afterwards', async () => {
    const host = await hostOf(saying('ok'));
    const { schedule } = await makeSchedule(api, { path: '/x', day: 'DOMINGO', hour: '3' });
    const { body } = await record(schedule);
    await api.control("update agendamento_execucao set dt_record = now() - interval '5 minutes'");
    await tick(undefined, new Date('2026-04-20T17:40:00Z'));
    expect(await rows(schedule)).toMatchObject([
      { st_execucao: 'F', ds_erro: 'não foi executada: o resultado não foi aberto' },
    ]);
    expect((await open(body.link_execucao)).body).toContain('o resultado não foi aberto');
    expect((await open(body.link_execucao.replace('/executar', ''))).json()).toMatchObject({
      codigo: 'LINK_INVALIDO',
    });
    expect(host.visits).toEqual([]);
  });

  it('is stopped, wherever it runs, and run again as another', async () => {
    const host = await hostOf(() => undefined);
    const { schedule } = await makeSchedule(api, { path: '/x' });
    const scheduler = startScheduler(api, { ...loopback, ROUTINE_TIMEOUT_MS: '20000' });
    await scheduler.runner.tick();
    await expect.poll(() => host.visits.length).toBe(1);
    const [run] = await api.control<{ id: number }>(
      'select nr_sequencial::int as id from agendamento_execucao where nr_seq_agendamento = $1',
      [schedule],
    );
    const body = { id: run?.id ?? 0 };
    expect((await api.call('stopRun', { body }, reader)).status).toBe(403);
    const before = await last();
    expect((await api.call('stopRun', { body }, runner)).status).toBe(200);
    await scheduler.runner.settled();
    expect(await rows(schedule)).toMatchObject([{ st_execucao: 'F', ds_erro: 'parada por SCRIPTS PAINEL' }]);
    expect(await trail(before)).toMatchObject([{ ds_acao: 'rotina.parada', alguem: true }]);
    expect((await api.call('stopRun', { body }, runner)).status).toBe(404);
    await host.close();
    await hostOf(saying('agora sim'));
    expect((await open((await record(schedule)).body.link_execucao)).body).toContain('agora sim');
    expect(await rows(schedule)).toMatchObject([{ st_execucao: 'F' }, { st_execucao: 'S' }]);
  });

  it('is not had by the address the list names: a host gets no proof of ours with it', async () => {
    const host = await hostOf(saying('ok'));
    await makeSchedule(api, { path: '/x?a=1' });
    const { body } = await api.call('listSchedules', { query: {} }, runner);
    expect(body.agendamentos.data[0]?.link_execucao).toBe(`${host.url}/x?a=1`);
  });
});
