import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../../test/api.ts';
import { openSession } from '../../../test/sessions.ts';
import { openMonitor } from '../../core/db/monitor.ts';
import { roleAddress } from '../../core/db/roles.ts';
import { hashPassword } from '../../core/passwords.ts';
import { endTooLong } from './service.ts';

let api: Api;
let admin: SignedToPanel;
const clients: pg.Client[] = [];

beforeAll(async () => {
  api = await startApi();
  admin = await api.signInPanel('9001', '111');
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end().catch(() => undefined)));
});
afterAll(() => api.close());

/** A session of its own; one on the maintenance database is the administrator's. */
async function connect(options: { name?: string; database?: string } = {}) {
  const admin = options.database === 'postgres' ? { url: inject('testCluster').adminUrl } : {};
  const session = await openSession(api, { ...options, ...admin });
  clients.push(session.client);
  return session;
}

const sessions = async () => (await api.call('listDatabaseSessions', {}, admin)).body;
const find = async (pid: number) => (await sessions()).find((session) => session.pid === pid);
const end = (session: { pid: number; backend_start: string }, who = admin) => {
  const { pid, backend_start } = session;
  return api.call('endDatabaseSession', { body: { pid, backend_start } }, who);
};
/** Starts something long; answers how it ended. */
const sleep = (client: pg.Client, text = 'select pg_sleep(30)') =>
  client.query(text).then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : 'lost'),
  );
const working = (pid: number) =>
  expect.poll(async () => (await find(pid))?.state, { timeout: 5_000 }).toBe('active');

describe('sessions of the databases', () => {
  it('are shown with the eight facts, how long they take and whether they may be ended', async () => {
    const visit = await connect();
    const ended = sleep(visit.client, "select pg_sleep(30), 'segredo 123', $$segredo$$");
    await working(visit.pid);
    expect(await find(visit.pid)).toEqual({
      datname: api.companyDatabase,
      pid: visit.pid,
      client_addr: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) as unknown,
      query_start: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      wait_event_type: 'Timeout',
      wait_event: 'PgSleep',
      state: 'active',
      query: "select pg_sleep(30), '…', '…'",
      backend_start: visit.backend_start,
      usename: 'terminal_app',
      application_name: 'visita',
      duracao_ms: expect.any(Number) as unknown,
      bloqueada_por: [],
      pode_encerrar: true,
    });
    await end(visit);
    expect(await ended).toBe('57P01');
  });

  it('are those of the product alone, without the one that looks', async () => {
    const far = await connect({ database: 'postgres' });
    const shown = await sessions();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(({ pid }) => pid)).not.toContain(far.pid);
    expect(shown.filter(({ application_name }) => application_name === 'terminal-monitor')).toEqual([]);
  });

  it('hold no digits of a login, which travel as values', async () => {
    await api.signIn('1001', '123');
    await api.call('login', { body: { matricula: '1001', cpf: '987' } });
    const texts = (await sessions()).map(({ query }) => query).join('\n');
    expect(texts).toContain('$1');
    expect(texts).not.toMatch(/987|'1001'/);
  });

  it('tell who waits for whom', async () => {
    const [first, second] = [await connect(), await connect()];
    for (const { client } of [first, second]) await client.query('begin');
    const lock = 'update parametro set qt_anexos = qt_anexos';
    await first.client.query(lock);
    const waiting = sleep(second.client, lock);
    await expect.poll(async () => (await find(second.pid))?.bloqueada_por).toEqual([first.pid]);
    expect(await find(second.pid)).toMatchObject({ wait_event_type: 'Lock' });
    expect(await end(first)).toMatchObject({ status: 200 });
    expect(await waiting).toBe('done');
  });
});

describe('ending a session', () => {
  it('is asked with its beginning: another session of the same pid is not ended', async () => {
    const visit = await connect();
    const ended = sleep(visit.client);
    await working(visit.pid);
    const other = { pid: visit.pid, backend_start: '2020-01-01T00:00:00.000001Z' };
    expect(await end(other)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect((await find(visit.pid))?.state).toBe('active');
    expect(await end(visit)).toMatchObject({ status: 200, body: { mensagem: 'Excluído com sucesso!' } });
    expect(await ended).toBe('57P01');
    expect(await end(visit)).toMatchObject({ status: 404 });
  });

  it('is done by its pid alone too, as the documents name it', async () => {
    const visit = await connect();
    const ended = sleep(visit.client);
    await working(visit.pid);
    expect((await api.call('endDatabaseSession', { body: { pid: visit.pid } }, admin)).status).toBe(200);
    expect(await ended).toBe('57P01');
  });

  it('is done once, when two ask for it', async () => {
    const visit = await connect();
    const ended = sleep(visit.client);
    await working(visit.pid);
    const replies = await Promise.all([end(visit), end(visit)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await ended).toBe('57P01');
  });

  it('leaves alone what rests, migrations and backups', async () => {
    const idle = await connect();
    expect(await find(idle.pid)).toMatchObject({ state: 'idle', pode_encerrar: false });
    expect(await end(idle)).toMatchObject({ status: 409, codigo: 'SESSAO_PROTEGIDA' });
    for (const name of ['terminal-migration', 'pg_dump']) {
      const visit = await connect({ name });
      void sleep(visit.client, 'select pg_sleep(1)');
      await working(visit.pid);
      expect(await end(visit)).toMatchObject({ status: 409, codigo: 'SESSAO_PROTEGIDA' });
    }
  });

  it("does not know sessions of other databases nor PostgreSQL's own processes", async () => {
    const far = await connect({ database: 'postgres' });
    void sleep(far.client, 'select pg_sleep(1)');
    expect(await end(far)).toMatchObject({ status: 404 });
    const processes = await api.control<{ pid: number; backend_start: string }>(
      `select pid, to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as backend_start
         from pg_stat_activity where backend_type <> 'client backend'`,
    );
    expect(processes.length).toBeGreaterThan(2);
    for (const process of processes) expect(await end(process)).toMatchObject({ status: 404 });
  });

  it('is for administrators who gave their password; looking is for everybody', async () => {
    const visit = { pid: 1, backend_start: '2020-01-01T00:00:00Z' };
    const technician = await api.signIn('1001', '123');
    expect((await api.call('listDatabaseSessions')).status).toBe(401);
    expect((await end(visit, { token: technician.token })).status).toBe(401);
    for (const [registration, digits] of [
      ['9002', '222'],
      ['9003', '333'],
    ] as const) {
      const who = await api.signInPanel(registration, digits);
      expect((await api.call('listDatabaseSessions', {}, who)).status).toBe(200);
      expect(await end(visit, who)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    }
    const hash = await hashPassword('correto cavalo bateria');
    await api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9001'", [hash]);
    expect(await end(visit)).toMatchObject({ status: 403, codigo: 'CONFIRMAR_SENHA' });
    await api.control('update usuario_painel set ds_senha = null');
    expect(await end(visit)).toMatchObject({ status: 404 });
  });

  it.each([
    ['a pid that is none', { pid: 0, backend_start: '2020-01-01T00:00:00Z' }],
    ['a beginning that is no moment', { pid: 1, backend_start: 'infinity' }],
    ['a zone that is none', { pid: 1, backend_start: '2020-01-01T00:00:00+23:59' }],
  ])('refuses %s', async (_what, body) => {
    const reply = await api.call('endDatabaseSession', { body }, admin);
    expect(reply).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
  });

  it('leaves a line in the trail, without what stood between quotes', async () => {
    await api.control('truncate auditoria');
    const visit = await connect();
    const ended = sleep(visit.client, "select pg_sleep(30), 'segredo'");
    await working(visit.pid);
    await end(visit);
    await ended;
    const trail = await api.control<{ ds_detalhe: string }>(
      'select ds_acao, db_name, ds_detalhe from auditoria',
    );
    expect(trail).toEqual([
      {
        ds_acao: 'sessao_banco.encerrada',
        db_name: api.companyDatabase,
        ds_detalhe: expect.stringMatching(
          /^pid \d+ · terminal_app · visita · \d+ s · select pg_sleep\(30\), '…'$/,
        ) as unknown,
      },
    ]);
  });
});

describe('what takes too long', () => {
  const limit = 2;
  const monitors: ReturnType<typeof openMonitor>[] = [];
  const monitor = () => {
    const { adminUrl, secretKey } = inject('testCluster');
    const [control] = controlDatabase;
    const opened = openMonitor(
      roleAddress(adminUrl, 'painel_monitor', secretKey, control ?? ''),
      () => undefined,
    );
    monitors.push(opened);
    return opened;
  };
  const controlDatabase: string[] = [];
  beforeAll(async () => {
    const [row] = await api.control<{ name: string }>('select current_database()::text as name');
    controlDatabase.push(row?.name ?? '');
  });
  afterAll(async () => {
    await Promise.all(monitors.map((opened) => opened.close()));
  });

  it('is ended once, by one of two servers that look at the same time, and told in the trail', async () => {
    await api.control('truncate auditoria');
    const [old, resting, dump] = [await connect(), await connect(), await connect({ name: 'pg_dump' })];
    const ended = sleep(old.client);
    const dumped = sleep(dump.client, 'select pg_sleep(4)');
    await pause(limit * 1_000 + 200);
    const young = await connect();
    const slept = sleep(young.client, 'select pg_sleep(1)');
    const counts = await Promise.all(
      [monitor(), monitor()].map((db) => endTooLong(db, api.databases.control, limit)),
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await ended).toBe('57P01');
    expect([await slept, await dumped]).toEqual(['done', 'done']);
    expect((await resting.client.query('select 1 as vive')).rows).toEqual([{ vive: 1 }]);
    const trail = await api.control('select ds_acao, nr_seq_usuario, st_resultado from auditoria');
    expect(trail).toEqual([
      { ds_acao: 'sessao_banco.encerrada_por_tempo', nr_seq_usuario: null, st_resultado: 'S' },
    ]);
  });

  it('is looked for by the server itself', async () => {
    const watching = await startApi({ SESSION_LIMIT_SECONDS: '1', SESSION_WATCH_EVERY_MS: '200' });
    try {
      const visit = await connect({ database: watching.companyDatabase });
      expect(await sleep(visit.client)).toBe('57P01');
      await expect
        .poll(() =>
          watching.control("select 1 from auditoria where ds_acao = 'sessao_banco.encerrada_por_tempo'"),
        )
        .toHaveLength(1);
    } finally {
      await watching.close();
    }
  });
});
