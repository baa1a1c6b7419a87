import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedToPanel } from '../../../test/api.ts';
import {
  loopback,
  makeSchedule,
  openRoutines,
  type Routines,
  saying,
  startScheduler,
} from '../../../test/scheduler.ts';
import { routineSignature } from '../../core/routine-signature.ts';

let routines: Routines;
let api: Routines['api'];
let reader: SignedToPanel;
let hostOf: Routines['hostOf'];
let rows: Routines['rows'];
let tick: Routines['tick'];
beforeAll(async () => {
  routines = await openRoutines();
  ({ api, hostOf, rows, tick } = routines);
  reader = await api.signInPanel('9002', '222');
});
beforeEach(() => routines.begin());
afterAll(() => routines.close());

describe('a due schedule', () => {
  it('is run by one look: one row, with what the host answered', async () => {
    const host = await hostOf(saying('12 avisos enviados'));
    const { schedule } = await makeSchedule(api, { path: '/rotinas/avisar?dias=7' });
    expect(await tick()).toBe(1);
    expect(await rows(schedule)).toEqual([
      {
        st_execucao: 'S',
        nr_http: 200,
        ds_resultado: '12 avisos enviados',
        ds_tipo: 'text/plain',
        ds_erro: null,
        terminada: true,
      },
    ]);
    expect(host.visits.map(({ path }) => path)).toEqual(['/rotinas/avisar?dias=7']);
    expect(await tick()).toBe(0);
    expect(host.visits).toHaveLength(1);
  });

  it('is signed so that the host can tell who asks', async () => {
    const host = await hostOf(saying('ok'));
    await makeSchedule(api, { path: '/rotinas/avisar' });
    await tick();
    const [visit] = host.visits;
    const [company] = await api.control<{ id: number }>('select nr_sequencial as id from empresa');
    const moment = new Date(Number(visit?.headers['terminal-momento']) * 1_000);
    const run = Number(visit?.headers['terminal-execucao']);
    const signature = routineSignature(
      { secretKey: 'a key of the tests, long enough for anybody' },
      company?.id ?? 0,
    );
    expect(visit?.headers['terminal-assinatura']).toBe(
      signature.headers('/rotinas/avisar', run, moment)['Terminal-Assinatura'],
    );
    expect(Math.abs(Date.now() - moment.getTime())).toBeLessThan(60_000);
  });

  it('is run once, however many servers look at once and how often', async () => {
    const host = await hostOf(saying('ok'));
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) => makeSchedule(api, { path: `/rotinas/${n}` })),
    );
    const servers = [1, 2, 3].map(() => startScheduler(api));
    const looks = servers.flatMap((server) => Array.from({ length: 5 }, () => server.runner.tick()));
    const taken = await Promise.all(looks);
    await Promise.all(servers.map((server) => server.runner.settled()));
    expect(taken.reduce((sum, n) => sum + n, 0)).toBe(6);
    expect(host.visits.map(({ path }) => path).toSorted()).toEqual(
      made.map((_, n) => `/rotinas/${n}`).toSorted(),
    );
    for (const { schedule } of made) expect(await rows(schedule)).toMatchObject([{ st_execucao: 'S' }]);
  });

  it('is run once in an hour that comes twice, and once when its hour is leapt over', async () => {
    const host = await hostOf(saying('ok'));
    await api.control("update empresa set ds_fuso = 'America/Santiago'");
    const twice = await makeSchedule(api, { path: '/duas', day: 'SABADO', hour: '23' });
    const never = await makeSchedule(api, { path: '/nenhuma', day: 'DOMINGO', hour: '0' });
    for (let minute = 0; minute < 180; minute += 10)
      await tick(undefined, new Date(Date.parse('2026-04-05T01:30:00Z') + minute * 60_000));
    expect(await rows(twice.schedule)).toHaveLength(1);
    expect(await rows(never.schedule)).toHaveLength(1);
    for (let minute = 0; minute < 120; minute += 10)
      await tick(undefined, new Date(Date.parse('2026-09-06T03:30:00Z') + minute * 60_000));
    expect(await rows(never.schedule)).toHaveLength(2);
    // The second evening is a Saturday's as well.
    expect(host.visits.map(({ path }) => path)).toEqual(['/duas', '/nenhuma', '/duas', '/nenhuma']);
  });

  it('is left when it is an hour late: of several missed slots the last is made up for', async () => {
    const host = await hostOf(saying('ok'));
    const hourly = await makeSchedule(api, { path: '/horas' });
    const daily = await makeSchedule(api, { path: '/dia', hour: '6' });
    // 14:40 in São Paulo.
    const at = new Date('2026-04-20T17:40:00Z');
    await tick(undefined, at);
    expect(await rows(hourly.schedule)).toHaveLength(1);
    expect(await rows(daily.schedule)).toHaveLength(0);
    expect(host.visits.map(({ path }) => path)).toEqual(['/horas']);
  });

  it.each([
    ['of a company out of service', "update empresa set st_status = 'I'"],
    ['of a company whose zone nobody knows', "update empresa set ds_fuso = 'Marte'"],
  ])('%s is not run', async (_what, statement) => {
    const { schedule } = await makeSchedule(api, { path: 'interno:produtividade' });
    await api.control(statement);
    const taken = await tick();
    await api.control("update empresa set st_status = 'A'");
    expect(taken).toBe(0);
    expect(await rows(schedule)).toEqual([]);
  });

  it('is written to the trail, with why it failed', async () => {
    await makeSchedule(api, { path: '/rotinas/avisar' });
    await tick();
    const [line] = await api.control(
      'select ds_acao, st_resultado, ds_erro, nr_seq_usuario from auditoria order by nr_sequencial desc limit 1',
    );
    expect(line).toEqual({
      ds_acao: 'rotina.executada',
      st_resultado: 'F',
      ds_erro: 'a empresa não tem servidor de rotinas',
      nr_seq_usuario: null,
    });
  });
});

describe('a run whose server is gone', () => {
  it('is closed as failed after a while, and not run again', async () => {
    const host = await hostOf(saying('ok'));
    const { schedule } = await makeSchedule(api, { path: '/x' });
    await api.control(
      `insert into agendamento_execucao (nr_seq_agendamento, nr_seq_rotina, nr_seq_empresa, dt_prevista, dt_record)
       select nr_sequencial, nr_seq_rotina, nr_seq_empresa, date_trunc('hour', now()), now() - interval '1 minute'
         from agendamento where nr_sequencial = $1`,
      [schedule],
    );
    await tick();
    expect(await rows(schedule)).toMatchObject([{ st_execucao: 'X', terminada: false }]);
    await api.control("update agendamento_execucao set dt_record = now() - interval '5 minutes'");
    await tick();
    expect(await rows(schedule)).toMatchObject([
      { st_execucao: 'F', ds_erro: 'interrompida: o servidor que a executava parou', terminada: true },
    ]);
    expect(host.visits).toEqual([]);
  });

  it('that comes back late changes nothing any more', async () => {
    let release: () => void = () => undefined;
    const host = await hostOf((_visited, response) => {
      release = () => void response.writeHead(200, { 'content-type': 'text/plain' }).end('tarde');
    });
    const { schedule } = await makeSchedule(api, { path: '/x' });
    const scheduler = startScheduler(api, { ...loopback, ROUTINE_TIMEOUT_MS: '20000' });
    await scheduler.runner.tick();
    await expect.poll(() => host.visits.length).toBe(1);
    await api.control("update agendamento_execucao set dt_record = now() - interval '5 minutes'");
    await tick();
    release();
    await scheduler.runner.settled();
    expect(await rows(schedule)).toMatchObject([{ st_execucao: 'F', ds_resultado: null }]);
  });

  it('that stops in order says so', async () => {
    const host = await hostOf(() => undefined);
    const { schedule } = await makeSchedule(api, { path: '/x' });
    const scheduler = startScheduler(api, { ...loopback, ROUTINE_TIMEOUT_MS: '20000' });
    await scheduler.runner.tick();
    await expect.poll(() => host.visits.length).toBe(1);
    await scheduler.stop();
    expect(await rows(schedule)).toMatchObject([
      { st_execucao: 'F', ds_erro: 'interrompida: o servidor parou' },
    ]);
  });
});

describe('a schedule that is silent', () => {
  it.each<[string, number, number | null]>([
    ['TODOS', 1, null],
    ['TODOS', 3, 3],
    ['SEGUNDA', 7, null],
    ['SEGUNDA', 9, 9],
  ])('on %s for %i days is told of once: %s', async (day, days, told) => {
    const { schedule } = await makeSchedule(api, {
      path: '/x',
      day,
      hour: '3',
      emails: 'ana@empresa.com.br',
    });
    await api.control('update agendamento set dt_record = now() - make_interval(days => $1)', [days]);
    const marked = async () =>
      (await api.call('listSchedules', { query: {} }, reader)).body.agendamentos.data[0]?.qt_dias_parado;
    expect(await marked()).toBe(told);
    // A Tuesday afternoon: nothing is due.
    const at = new Date('2026-04-21T17:40:00Z');
    await Promise.all([tick(undefined, at), tick(undefined, at)]);
    await tick(undefined, at);
    const found = await api.control(
      'select st_execucao, ds_erro, st_email from agendamento_execucao where nr_seq_agendamento = $1',
      [schedule],
    );
    expect(found).toEqual(
      told === null
        ? []
        : [{ st_execucao: 'F', ds_erro: `não foi executada há ${told} dias`, st_email: 'P' }],
    );
    expect(await marked()).toBe(told);
    await api.control('update agendamento_execucao set dt_inicio = now(), nr_seq_agendamento = $1', [
      schedule,
    ]);
    if (told !== null) expect(await marked()).toBeNull();
  });
});
