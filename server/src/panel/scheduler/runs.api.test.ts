import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../../test/api.ts';
import { loopback, makeSchedule, startCompanyHost, startScheduler } from '../../../test/scheduler.ts';
import { routineSignature } from '../../core/routine-signature.ts';

let api: Api;
let reader: SignedToPanel;
let runner: SignedToPanel;
const opened: { close(): Promise<void> }[] = [];
const closed = new Set<string>();
beforeAll(async () => {
  api = await startApi(loopback, undefined, { closed });
  reader = await api.signInPanel('9002', '222');
  runner = await api.signInPanel('9003', '333');
});
beforeEach(async () => {
  await api.control('delete from agendamento');
  await api.control('delete from rotina');
  await api.control("update empresa set ds_host = null, ds_fuso = 'America/Sao_Paulo', ds_idioma = 'pt'");
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(() => api.close());

type Answer = Parameters<typeof startCompanyHost>[0];
async function hostOf(answer: Answer) {
  const host = await startCompanyHost(answer);
  opened.push(host);
  await api.control('update empresa set ds_host = $1', [host.url]);
  return host;
}
const saying =
  (text: string, type = 'text/plain', status = 200): Answer =>
  (_visited, response) =>
    response.writeHead(status, { 'content-type': type }).end(text);

interface Row {
  st_execucao: string;
  nr_http: number | null;
  ds_resultado: string | null;
  ds_tipo: string | null;
  ds_erro: string | null;
  terminada: boolean;
}
const rows = (schedule: number) =>
  api.control<Row>(
    `select st_execucao, nr_http, ds_resultado, ds_tipo, ds_erro, dt_final is not null as terminada
       from agendamento_execucao where nr_seq_agendamento = $1 order by nr_sequencial`,
    [schedule],
  );
/** One server, one look. */
async function tick(env?: Record<string, string>, at?: Date): Promise<number> {
  const scheduler = startScheduler(api, env);
  const taken = await scheduler.runner.tick(at);
  await scheduler.runner.settled();
  return taken;
}

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

describe('a routine that goes wrong', () => {
  const outcome = async (path: string, env?: Record<string, string>) => {
    const { schedule } = await makeSchedule(api, { path });
    await tick(env);
    const [row] = await rows(schedule);
    return row;
  };

  it('keeps status and answer of a host that fails', async () => {
    await hostOf(saying('{"erro":"sem banco"}', 'application/json', 500));
    expect(await outcome('/x')).toMatchObject({
      st_execucao: 'F',
      nr_http: 500,
      ds_resultado: '{"erro":"sem banco"}',
      ds_erro: 'o servidor respondeu 500',
    });
  });

  it('is not sent on to another place', async () => {
    const other = await hostOf(saying('segredo'));
    await hostOf((_visited, response) => response.writeHead(302, { location: other.url }).end());
    expect(await outcome('/x')).toMatchObject({ st_execucao: 'F', nr_http: 302, ds_resultado: null });
    expect(other.visits).toEqual([]);
  });

  it('ends with its time', async () => {
    await hostOf(() => undefined);
    expect(await outcome('/x')).toMatchObject({
      st_execucao: 'F',
      ds_erro: 'sem resposta completa em 1 s',
    });
  });

  it.each([
    'http://169.254.169.254',
    'http://127.0.0.1:1',
    'http://2130706433',
    'http://0.0.0.0',
    'http://[::1]',
    'http://[::ffff:169.254.169.254]',
    'http://localhost',
  ])('is not asked of %s unless its network is named', async (host) => {
    await api.control('update empresa set ds_host = $1', [host]);
    expect(await outcome('/latest/meta-data', {})).toMatchObject({
      st_execucao: 'F',
      nr_http: null,
      ds_erro: 'o endereço do servidor está em uma rede não permitida',
    });
  });

  it.each(['https://user:pass@empresa.com.br', 'https://empresa.com.br/pasta', 'ftp://empresa.com.br'])(
    'is not asked of %s, which is no host',
    async (host) => {
      await api.control('update empresa set ds_host = $1', [host]);
      expect(await outcome('/x')).toMatchObject({ ds_erro: 'a empresa não tem servidor de rotinas' });
    },
  );

  it('is not asked for by a path somebody wrote past the panel', async () => {
    const host = await hostOf(saying('ok'));
    expect(await outcome('/a/%2e%2e/b')).toMatchObject({ ds_erro: 'o caminho da rotina não é válido' });
    expect(host.visits).toEqual([]);
  });

  it('says that the database of its company is being repaired', async () => {
    const { schedule } = await makeSchedule(api, { path: 'interno:produtividade' });
    closed.add(api.companyDatabase);
    await tick();
    closed.clear();
    expect(await rows(schedule)).toMatchObject([
      { st_execucao: 'F', ds_erro: 'A base desta empresa está em manutenção.' },
    ]);
  });

  it('leaves the others to be run', async () => {
    await hostOf(saying('ok'));
    const bad = await makeSchedule(api, { path: '/a/%2e%2e/b' });
    const good = await makeSchedule(api, { path: '/b' });
    await tick();
    expect(await rows(bad.schedule)).toMatchObject([{ st_execucao: 'F' }]);
    expect(await rows(good.schedule)).toMatchObject([{ st_execucao: 'S' }]);
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

describe('the history of a routine', () => {
  const history = (routine: number) =>
    api.call('listRuns', { query: { nr_seq_rotina: String(routine) } }, reader);

  it('has one more row after a run, with its moment and what it answered', async () => {
    await hostOf(saying('<b>feito</b>', 'text/html'));
    const { routine } = await makeSchedule(api, { path: '/x' });
    expect((await history(routine)).body).toEqual([]);
    await tick();
    const [run] = (await history(routine)).body;
    expect(run).toMatchObject({ st_execucao: 'S', nome_empresa: 'DEMO', ds_usuario: null, nr_http: 200 });
    expect(Math.abs(Date.now() - Date.parse(run?.dt_record ?? ''))).toBeLessThan(60_000);
    expect(run?.link_resultado).toMatch(
      /^\/api\/rotinas\/execucoes\/\d+\?expira=\d+&assinatura=[0-9a-f]{64}$/,
    );
  });

  it('has a row for a run by hand, with who, and a link that runs it and no other', async () => {
    const { routine, schedule } = await makeSchedule(api, { path: 'interno:estoque_negativo' });
    const body = { data: new Date().toISOString(), nr_seq_agendamento: schedule };
    const recorded = await api.call('recordRun', { body }, runner);
    expect(recorded.body.link_execucao).toContain(`/api/rotinas/execucoes/${recorded.body.id}/executar?`);
    expect((await history(routine)).body).toMatchObject([
      {
        id: recorded.body.id,
        dt_record: recorded.body.dt_record,
        nr_seq_agendamento: schedule,
        ds_usuario: 'SCRIPTS PAINEL',
        st_execucao: 'X',
        link_resultado: null,
      },
    ]);
    // Nobody keeps the scheduler from its slot by a run of his own.
    expect(await tick()).toBe(1);
  });

  it('is not there for a routine or a schedule nobody knows', async () => {
    expect((await history(999_999)).status).toBe(404);
    const body = { nr_seq_agendamento: 999_999 };
    expect((await api.call('recordRun', { body }, runner)).status).toBe(404);
  });

  it('stays when the schedule is deleted, and goes after ninety days', async () => {
    const { routine, schedule } = await makeSchedule(api, { path: 'interno:estoque_negativo' });
    await tick();
    await api.control('delete from agendamento where nr_sequencial = $1', [schedule]);
    expect((await history(routine)).body).toHaveLength(1);
    await api.control("update agendamento_execucao set dt_record = now() - interval '91 days'");
    const { deleteOldRuns } = await import('./runs.queries.ts');
    await deleteOldRuns(api.databases.control);
    expect((await history(routine)).body).toEqual([]);
  });
});

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

  it.each<[string, Answer | null, string]>([
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
