import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { Refused } from '../refusal.ts';
import type { Backend } from './panel-backend.ts';
import { createPanelConnections, type PanelConnections, type PanelWork } from './panel-connections.ts';
import { readScript } from './panel-cursor.ts';
import { createRoleKey } from './role-key.ts';

// Tests the guards of the database alone: scripts the earlier rules would refuse are sent to it directly.

let api: Api;
let connections: PanelConnections;
beforeAll(async () => {
  api = await startApi();
  const { adminUrl, secretKey } = inject('testCluster');
  connections = createPanelConnections(createRoleKey({ url: adminUrl }, { secretKey }));
  await api.sql('create sequence sentinela_seq; create table sentinela (a int)');
  await api.sql('insert into sentinela values (1)');
  await api.sql(
    'grant select on sentinela to painel_leitura; grant usage, select on sentinela_seq to painel_leitura',
  );
});
afterAll(() => api.close());

const limits = { rows: 1_000, characters: 5_000_000, longestValue: 200_000 };
const longest = 1_000;

/** Runs a script; `work` says what is other than usual. */
const run = (script: string, work: Partial<PanelWork> = {}, through = connections) =>
  through.run(
    { kind: 'read', database: api.companyDatabase, zone: 'UTC', longest, mostBytes: 32_000_000, ...work },
    (connection) => readScript(connection, script, limits),
  );

/** Code of the refusal; 'done' without one. */
const outcome = (script: string) =>
  run(script).then(
    () => 'done',
    (error: Error) => (error instanceof Refused ? `${error.codigo}: ${error.message}` : error.message),
  );

/**
 * Everything a script could have changed. Of passwords only whether a role has one: they get a new salt whenever a server
 * starts on this cluster, and a password changed by a script would show at the role's next sign-in. Roles named `test_` are
 * made by other tests on this cluster meanwhile.
 */
const world = async () => {
  const [company] = await api.sql(`
    select (select array_agg(a) from sentinela) as rows, (select last_value from sentinela_seq) as sequence,
           (select is_called from sentinela_seq) as called, (select count(*)::int from pg_class) as relations,
           (select count(*)::int from pg_largeobject_metadata) as objects,
           (select count(*)::int from pg_extension) as extensions,
           (select count(*)::int from pg_prepared_xacts) as prepared,
           (select json_agg(json_build_array(rolname, rolsuper, rolconfig) order by rolname) from pg_roles
             where rolname !~ '^test_') as roles,
           (select json_agg(rolname order by rolname) from pg_authid
             where rolpassword is not null and rolname !~ '^test_') as passwords,
           current_setting('work_mem') as setting`);
  return company;
};

const nothingLeft = async () =>
  api.sql(`select query from pg_stat_activity
            where application_name = 'terminal-painel' and datname = current_database()`);

/** Catches the exception that cancels a statement, and continues. */
const catching = `do $$ begin loop
  begin perform pg_sleep(100); exception when query_canceled then perform set_config('statement_timeout', '0', false); end;
end loop; end $$`;

describe('whatever the reader is sent', () => {
  it.each([
    ['a second statement', 'select 1; update sentinela set a = 2', /cannot insert multiple commands/],
    [
      'one behind a comment',
      'select 1 /* ; */ ; -- x\n drop table sentinela',
      /cannot insert multiple commands/,
    ],
    ['commit and go on', 'commit; update sentinela set a = 2', /cannot insert multiple commands/],
    ['commit', 'commit', /done/],
    ['a write', 'update sentinela set a = 2', /read-only transaction|permission denied/],
    ['insert', 'insert into sentinela values (2)', /read-only transaction|permission denied/],
    ['truncate', 'truncate sentinela', /read-only transaction|permission denied/],
    [
      'a write within a query',
      'with x as (insert into sentinela values (2) returning 1) select * from x',
      /read-only|permission/,
    ],
    ['a write that is explained', 'explain analyze insert into sentinela values (2)', /read-only|permission/],
    ['select into', 'select 1 as a into roubada', /read-only|permission/],
    ['a writable transaction', 'set transaction read write', /done/],
    ['a writable session', "select set_config('transaction_read_only', 'off', false)", /read-write mode/],
    ['a writable default', 'set default_transaction_read_only = off', /done/],
    ['another role', 'set role terminal_owner', /permission denied/],
    ['another user', 'set session authorization terminal_app', /permission denied/],
    ['reset', 'reset all', /done/],
    ['a block', 'do $$ begin update sentinela set a = 2; end $$', /read-only|permission/],
    ['a block that commits', 'do $$ begin commit; end $$', /invalid transaction termination/],
    ['a program', "copy (select 1) to program 'touch /tmp/x'", /permission denied|must have privileges/],
    ['a file of the server', "copy (select 1) to '/tmp/x'", /permission denied|must have privileges/],
    ['copying out', 'copy sentinela to stdout', /SCRIPT_FALHOU.*COPY/],
    ['copying in', 'copy sentinela from stdin', /read-only|permission|COPY/],
    ['reading a file', "select pg_read_file('/etc/passwd')", /permission denied/],
    ['listing a folder', "select pg_ls_dir('/')", /permission denied/],
    ['a large object from a file', "select lo_import('/etc/passwd')", /permission denied|read-only/],
    ['a large object', 'select lo_create(0)', /read-only|done/],
    ['another database', "select dblink('dbname=postgres', 'select 1')", /does not exist/],
    ['an extension', 'create extension dblink', /read-only|permission/],
    ['a function', 'create function f() returns int language sql as $$ select 1 $$', /read-only|permission/],
    ['a temporary table', 'create temp table t (a int)', /read-only|permission/],
    ['the next of a sequence', "select nextval('sentinela_seq')", /read-only/],
    ['a sequence set', "select setval('sentinela_seq', 99)", /read-only|permission/],
    ['the own password', "alter role painel_leitura password 'x'", /read-only/],
    ['settings of the server', "alter system set work_mem = '1GB'", /permission|transaction block/],
    ['a prepared statement', 'prepare p as update sentinela set a = 2', /done|permission/],
    ['one that is not there', 'execute p', /does not exist/],
    ['listening', 'listen evento', /done/],
    ['telling', "select pg_notify('evento', '{}')", /permission denied/],
    ['a lock left behind', 'select pg_advisory_lock(1)', /permission denied/],
    ['a lock tried', 'select pg_try_advisory_xact_lock_shared(1, 2)', /permission denied/],
    [
      'a lock of the product',
      "select pg_advisory_lock(hashtextextended('empresa:0', 0)), pg_sleep(60)",
      /permission denied/,
    ],
    [
      'the write-ahead log',
      "select pg_logical_emit_message(false, 'a', repeat('x', 1000)) from generate_series(1, 200)",
      /permission denied/,
    ],
    ['a snapshot kept', 'select pg_export_snapshot()', /permission denied/],
    ['a table locked', 'lock table sentinela in access exclusive mode', /read-only|permission/],
    ['a prepared transaction', "prepare transaction 'x'", /disabled|done/],
    ['the proofs of identity', 'select * from clifor_acesso', /permission denied/],
    ['the same by its statistics', "select * from pg_stats where tablename = 'clifor_acesso'", /done/],
    ['passwords', 'select * from pg_authid', /permission denied/],
    ['passwords by another view', 'select * from pg_shadow', /permission denied/],
    ['commands', 'table comando', /permission denied/],
    ['waiting', 'select pg_sleep(60)', /SCRIPT_TEMPO/],
    ['a billion rows', 'select count(*) from generate_series(1, 1000000000)', /SCRIPT_TEMPO|temp_file_limit/],
    [
      'a product without end',
      'select count(*) from pg_class a, pg_class b, pg_class c, pg_class d',
      /SCRIPT_TEMPO/,
    ],
    ['no limit of time', "select set_config('statement_timeout', '0', false), pg_sleep(60)", /SCRIPT_TEMPO/],
    [
      'limits taken away between rows',
      "select set_config('statement_timeout', '0', false), case when g > 150 then pg_sleep(9) end from generate_series(1, 900) g",
      /SCRIPT_TEMPO/,
    ],
    ['a block that takes its own end', catching, /SCRIPT_TEMPO/],
    [
      'a flood of notices',
      "do $$ begin loop raise notice '%', repeat('x', 100000); end loop; end $$",
      /RESULTADO_GRANDE|SCRIPT_TEMPO/,
    ],
    [
      'recursion without end',
      'with recursive r as (select 1 union all select 1 from r) select count(*) from r',
      /SCRIPT_TEMPO|temp_file_limit/,
    ],
    [
      'a session ended',
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'terminal_app'",
      /permission denied|done/,
    ],
    ['nothing', '', /done/],
    ['a parameter', 'select $1', /could not determine|bind message/],
  ])('%s has no effect and ends', async (_what, script, expected) => {
    const before = await world();
    const began = performance.now();
    expect(await outcome(script)).toMatch(expected);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await world()).toEqual(before);
    await expect.poll(nothingLeft).toEqual([]);
    expect(await outcome('select 1')).toBe('done');
  });

  it.each([
    'pg_advisory_xact_lock(1)',
    "pg_notify('evento', '{}')",
    "pg_logical_emit_message(true, 'a', 'b')",
  ])('%s is not for the script role either', async (call) => {
    await expect(run(`select ${call}`, { kind: 'script' })).rejects.toThrow('permission denied');
  });

  it('keeps nothing of a connection for the next', async () => {
    await run("select set_config('search_path', 'pg_catalog', false), set_config('x.y', 'z', false)");
    const { rows } = await run("select current_setting('search_path'), current_setting('x.y', true)");
    expect(rows).toEqual([['"$user", public', null]]);
  });

  it('sees of other sessions nothing but its own role’s', async () => {
    const { rows } = await run("select distinct query from pg_stat_activity where usename = 'terminal_app'");
    for (const [query] of rows) expect(query).toBe('<insufficient privilege>');
  });

  it.each([
    ['one value', "select repeat('x', 900000000)"],
    ['many values', "select repeat('x', 50000000) from generate_series(1, 1000)"],
    ['a name in a mistake', "select cast(repeat('x', 200000000) as int)"],
  ])('900 MB in %s never reach the memory of this server', async (_what, script) => {
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 10);
    expect(await outcome(script)).toMatch(/RESULTADO_GRANDE|SCRIPT_TEMPO|out of memory/);
    clearInterval(watch);
    expect(highest - before).toBeLessThan(250_000_000);
    await expect.poll(nothingLeft, { timeout: 10_000 }).toEqual([]);
  });

  it.each([
    ['four long values', `select ${['a', 'b', 'c', 'd'].map((x) => `repeat('${x}', 500000000)`)}`],
    [
      'a text that doubles',
      "with recursive r as (select repeat('a', 1000) as a, 1 as n union all select a || a, n + 1 from r where n < 19) select count(*) from r x, r y, r z where md5(x.a || y.a || z.a) = ''",
    ],
    [
      'many fields of fixed length',
      `select ${Array.from({ length: 400 }, (_, n) => `'${n}'::char(10485760)`)}`,
    ],
    ['widths in a format', `select ${Array.from({ length: 8 }, () => "format('%500000000s', '')")}`],
    ['arrays', 'select array_fill(0, array[130000000]), array_fill(1, array[130000000])'],
  ])('%s never fill the memory of the database', async (_what, script) => {
    let highest = 0;
    const look = async () => {
      const rows = await api.sql<{ pid: number }>(
        "select pid from pg_stat_activity where usename = 'painel_leitura' and datname = current_database()",
      );
      for (const { pid } of rows) {
        const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
        highest = Math.max(highest, Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      }
    };
    const watch = setInterval(() => void look(), 20);
    await expect(run(script, { longest: 15_000 })).rejects.toThrow(/grande demais|out of memory/);
    await expect.poll(nothingLeft, { timeout: 10_000 }).toEqual([]);
    clearInterval(watch);
    expect(highest).toBeGreaterThan(0);
    expect(highest).toBeLessThan(850_000);
  });

  it('is ended when the signal says so', async () => {
    const stop = new AbortController();
    const work = run('select pg_sleep(60)', { mostBytes: 1_000, signal: stop.signal });
    setTimeout(() => stop.abort(), 100);
    await expect(work).rejects.toMatchObject({ codigo: 'SCRIPT_CANCELADO' });
    await expect.poll(nothingLeft).toEqual([]);
  });
});

describe('a connection that does not come about as usual', () => {
  it('is made with the other key while keys are changed', async () => {
    const { adminUrl, secretKey } = inject('testCluster');
    const before = { secretKey: 'k'.repeat(64), otherKey: secretKey };
    const others = createPanelConnections(createRoleKey({ url: adminUrl }, before));
    expect((await run('select 1', {}, others)).rows).toEqual([['1']]);
    const alone = createPanelConnections(createRoleKey({ url: adminUrl }, { secretKey: 'k'.repeat(64) }));
    await expect(run('select 1', {}, alone)).rejects.toThrow('password authentication failed');
  });

  it('is ended with the other key as well', async () => {
    const { adminUrl, secretKey } = inject('testCluster');
    const { promise: begun, resolve } = Promise.withResolvers<Backend>();
    const sleeping = run('select pg_sleep(60)', {
      longest: 60_000,
      mostBytes: 1_000_000,
      onBackend: async (backend) => resolve(backend),
    });
    const ended = expect(sleeping).rejects.toThrow();
    const others = createPanelConnections(
      createRoleKey({ url: adminUrl }, { secretKey: 'k'.repeat(64), otherKey: secretKey }),
    );
    await others.terminate('read', api.companyDatabase, await begun);
    await ended;
    await expect.poll(nothingLeft).toEqual([]);
  });

  it('is closed when its own process cannot be told', async () => {
    await api.sql('revoke select on pg_stat_activity from public');
    await expect(run('select 1')).rejects.toThrow('permission denied');
    await expect.poll(nothingLeft).toEqual([]);
    await api.sql('grant select on pg_stat_activity to public');
    expect(await outcome('select 1')).toBe('done');
  });
});
