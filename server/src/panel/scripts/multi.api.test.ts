import { randomUUID } from 'node:crypto';
import { changesRows } from '@terminal/contract/sql';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Api, SignedToPanel } from '../../../test/api.ts';
import { addBase, inBase, openBases } from '../../../test/bases.ts';
import { createPanelConnections } from '../../core/db/panel-connections.ts';
import { createRoleKey } from '../../core/db/role-key.ts';
import { runInBase } from './base.service.ts';
import { insertRun } from './queries.ts';

let api: Api;
let runner: SignedToPanel;
let first: string;
let second: string;
beforeAll(async () => {
  ({ api, runner, first, second } = await openBases());
});
afterAll(() => api.close());

const headersOf = (key?: string) => ({ headers: key === undefined ? {} : { 'idempotency-key': key } });
const asked = (script: string, more: object) =>
  ({ script, bases: [first, second], tp_base: 'T', ...more }) as never;
const rehearse = (script: string, more: object = {}, key?: string, who = runner) =>
  api.call('rehearseScript', { body: asked(script, more), ...headersOf(key) }, who);
/** Sends a run; a writing script after its rehearsal, unless one is named. */
const submit = async (script: string, more: object = {}, key?: string, who = runner) => {
  const needed = changesRows(script) && !('ensaio' in more);
  const { body } = needed ? await rehearse(script, more) : { body: {} };
  const ensaio = needed && 'execucao' in body ? { ensaio: body.execucao } : {};
  return api.call('submitScript', { body: asked(script, { ...ensaio, ...more }), ...headersOf(key) }, who);
};
type Results = {
  db_name: string;
  ok: boolean;
  erro: string | null;
  linhas: number | null;
  st_base: string;
}[];
const resultsOf = (reply: { body: unknown }) => (reply.body as { resultados: Results }).resultados;
const trail = (action = 'script.multi') =>
  api.control<{ db_name: string; st_resultado: string }>(
    'select * from auditoria where ds_acao = $1 order by nr_sequencial desc limit 2',
    [action],
  );
const nameIn = async () =>
  (await api.sql<{ v: string }>('select ds_filial as v from filial where nr_sequencial = 1'))[0]?.v;
/** Processes of the databases that work on a script. */
const working = (mark: string) =>
  api.sql(
    "select 1 from pg_stat_activity where query like $1 and state = 'active' and pid <> pg_backend_pid()",
    [`%${mark}%`],
  );
const runOf = (execucao: string, dados: 'S' | 'N' = 'N') =>
  api.call('getScriptRun', { query: { execucao, dados } }, runner);

describe('a script on many databases', () => {
  it('changes each of them and answers what it did there, with a line of the trail each', async () => {
    const script = "UPDATE filial SET ds_uf =\n'SP' WHERE nr_sequencial = 1";
    const reply = await submit(script);
    expect(reply.status).toBe(200);
    expect(resultsOf(reply)).toMatchObject([
      { db_name: first, ok: true, linhas: 1, erro: null },
      { db_name: second, ok: true, linhas: 1, erro: null },
    ]);
    const [row] = await api.sql('select ds_uf from filial where nr_sequencial = 1');
    expect(row).toEqual({ ds_uf: 'SP' });
    const lines = await trail();
    expect(new Set(lines.map(({ db_name }) => db_name))).toEqual(new Set([first, second]));
    for (const line of lines)
      expect(line).toMatchObject({
        ds_detalhe: script.replace('\n', ' '),
        qt_linhas: 1,
        st_resultado: 'S',
      });
  });

  it('answers rows as text by column', async () => {
    const reply = await submit('select nr_sequencial, ds_filial from filial where nr_sequencial = 1');
    expect(resultsOf(reply)[0]).toMatchObject({
      linhas: 1,
      limitado: false,
      fields: [
        { name: 'nr_sequencial', tipo: 'int4' },
        { name: 'ds_filial', tipo: 'text' },
      ],
      dados: [['1', await nameIn()]],
    });
  });

  it('keeps each outcome when one fails, and answers all of them', async () => {
    const script = 'update filial set so_aqui = 7 where nr_sequencial = 1';
    const inBoth = (change: string) => api.sql(change).then(() => inBase(second, change));
    await inBoth('alter table filial add column so_aqui int');
    await inBoth('grant update (so_aqui) on filial to painel_script');
    const { body } = await rehearse(script);
    await inBase(second, 'alter table filial drop column so_aqui');
    const reply = await submit(script, { ensaio: body.execucao });
    expect(reply).toMatchObject({ status: 422, codigo: 'MULTI_SQL_FALHOU' });
    expect(reply.mensagem).toBe('Houve algum problema no script!');
    expect(resultsOf(reply)).toMatchObject([
      { db_name: first, ok: true, linhas: 1 },
      { db_name: second, ok: false, st_base: 'E' },
    ]);
    expect(resultsOf(reply)[1]?.erro).toContain('so_aqui');
    expect(await api.sql('select so_aqui from filial where nr_sequencial = 1')).toEqual([{ so_aqui: 7 }]);
    expect((await trail()).map(({ st_resultado }) => st_resultado).toSorted()).toEqual(['F', 'S']);
  });

  it('runs once for a key, and a copy is answered what the first brought', async () => {
    const key = randomUUID();
    const script = "insert into filial (ds_filial) values ('UMA VEZ')";
    const { execucao: ensaio } = (await rehearse(script)).body;
    const replies = await Promise.all(Array.from({ length: 12 }, () => submit(script, { ensaio }, key)));
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect((await submit(script, { ensaio, execucao: key })).status).toBe(200);
    expect(await api.sql("select count(*)::int as n from filial where ds_filial = 'UMA VEZ'")).toEqual([
      { n: 1 },
    ]);
    expect(await submit('select 1', {}, key)).toMatchObject({ status: 422, codigo: 'CHAVE_REUTILIZADA' });
  });

  it('that never ended says so, and runs nothing', async () => {
    const key = randomUUID();
    const script = "update filial set ds_uf = 'RJ'";
    await submit('select 1', {}, key);
    // As a server leaves it that was killed: one database done, one in work.
    await api.control(
      `update script_execucao set dt_final = null, dt_sinal = now() - interval '31 seconds', ds_script = $2
        where cd_chave = $1`,
      [key, script],
    );
    await api.control(
      `update script_execucao_base b set st_base = 'X', js_dados = null from script_execucao e
        where e.nr_sequencial = b.nr_seq_execucao and e.cd_chave = $1 and b.db_name = $2`,
      [key, second],
    );
    const reply = await submit('select 1', {}, key);
    expect(reply).toMatchObject({ status: 422, codigo: 'MULTI_SQL_FALHOU' });
    expect(resultsOf(reply).map(({ st_base }) => st_base)).toEqual(['S', 'I']);
  });

  it('is followed while it runs, and ended for good', async () => {
    const key = randomUUID();
    const script =
      "update filial set ds_uf = 'MG' where case when nr_sequencial = 1 then pg_sleep(1.5) is not null end /* longo */";
    const { execucao: ensaio } = (await rehearse(script)).body;
    const running = submit(script, { ensaio }, key);
    await expect.poll(() => working('/* longo */'), { interval: 20 }).toHaveLength(2);
    expect((await runOf(key)).body).toMatchObject({
      cancelado: false,
      dt_final: null,
      bases: [{ st_base: 'X' }, { st_base: 'X' }],
      resultados: null,
    });
    const other = await api.signInPanel('9001', '111');
    expect((await api.call('cancelScript', { body: { execucao: key } }, other)).status).toBe(404);
    expect((await api.call('cancelScript', { body: { execucao: key } }, runner)).status).toBe(200);
    const reply = await running;
    expect(reply).toMatchObject({ status: 422, codigo: 'SCRIPT_CANCELADO' });
    expect(resultsOf(reply).map(({ st_base }) => st_base)).toEqual(['C', 'C']);
    expect(await working('/* longo */')).toEqual([]);
    expect(await api.sql("select 1 from filial where ds_uf = 'MG'")).toEqual([]);
    expect((await runOf(key, 'S')).body).toMatchObject({
      cancelado: true,
      resultados: [{ ok: false }, { ok: false }],
    });
    expect((await api.call('cancelScript', { body: { execucao: key } }, runner)).status).toBe(404);
  });

  it('works on five databases at once; what waits does not begin once it is cancelled', async () => {
    const key = randomUUID();
    const copies = await Promise.all(['3', '4', '5', '6'].map((n) => addBase(api, `DEMO ${n}`)));
    const bases = [first, second, ...copies];
    const running = submit('select pg_sleep(2) /* seis */', { bases }, key);
    await expect.poll(() => working('/* seis */'), { interval: 20 }).toHaveLength(5);
    await api.call('cancelScript', { body: { execucao: key } }, runner);
    const results = resultsOf(await running);
    expect(results).toHaveLength(6);
    for (const { st_base } of results) expect(st_base).toBe('C');
  });

  it('is among the runs of its user, newest first', async () => {
    await submit('select 42');
    const { body } = await api.call('listScriptRuns', {}, runner);
    expect(body.data[0]).toMatchObject({
      ds_script: 'select 42',
      tp_base: 'T',
      bases: [{ st_base: 'S' }, {}],
    });
    expect(body.total).toBeGreaterThanOrEqual(body.data.length);
    await submit('select 43');
    expect((await api.call('listScriptRuns', {}, runner)).body.total).toBe(body.total + 1);
    const admin = await api.signInPanel('9001', '111');
    expect((await api.call('listScriptRuns', {}, admin)).body.total).toBe(0);
  });
});

describe('a script on many databases is refused', () => {
  it.each([
    ['comments to the end of the line', 'select 1 -- x', {}, 422, 'SCRIPT_COM_COMENTARIO'],
    ['other commands', 'alter table filial add x int', {}, 422, 'SCRIPT_NAO_CONSULTA'],
    ['the internal system', 'select 1', { tp_base: 'I' }, 422, 'SCRIPT_INTERNO'],
    ['a database of another type', 'select 1', { tp_base: 'C' }, 404, 'BASE_INEXISTENTE'],
    ['an unknown database', 'select 1', { bases: ['postgres'] }, 404, 'BASE_INEXISTENTE'],
    ['no database', 'select 1', { bases: [] }, 422, 'CAMPO_INVALIDO'],
  ])('for %s', async (_what, script, more, status, codigo) => {
    expect(await submit(script, more)).toMatchObject({ status, codigo });
  });

  it('for the control database by its name', async () => {
    const [row] = await api.control<{ name: string }>('select current_database() as name');
    expect(await submit('select 1', { bases: [row?.name] })).toMatchObject({ codigo: 'SCRIPT_INTERNO' });
  });

  it('below level E, and the try is in the trail', async () => {
    const reader = await api.signInPanel('9002', '222');
    expect(await submit('select 1', {}, undefined, reader)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
    const [line] = await api.control(
      'select ds_acao, ds_erro from auditoria order by nr_sequencial desc limit 1',
    );
    expect(line).toEqual({ ds_acao: 'submitScriptBase', ds_erro: 'SEM_PERMISSAO' });
  });
});

describe('whatever it sends, nothing stays but the data of the tables', () => {
  const secrets = () =>
    api.sql(`select (select json_agg(json_build_array(rolname, rolconfig) order by rolname) from pg_roles) as roles,
             (select count(*)::int from pg_largeobject_metadata) as objects,
             (select count(*)::int from pg_class) as relations`);

  it.each([
    ['a large object', 'select lo_create(0)', /objetos grandes/],
    ['proofs of identity', 'select * from clifor_acesso', /permission denied/],
    ['proofs of identity changed', 'update clifor_acesso set hm_login = null', /permission denied/],
    ['events rewritten', 'delete from evento', /permission denied/],
    ['commands', 'delete from comando', /permission denied/],
    ['a table made', 'select 1 as a into roubada', /permission denied/],
    ['a second statement', 'select 1; select 2', /multiple commands/],
    ['a long wait', 'select pg_sleep(60)', /Passou de 3 s/],
    ['a file', "select pg_read_file('/etc/passwd')", /permission denied/],
  ])('%s', async (_what, script, expected) => {
    const before = await secrets();
    // The rehearsal may write, so only the role's privileges prevent this.
    const { body } = await rehearse(script, { bases: [first] });
    expect(body.bases[0]).toMatchObject({ st_base: 'E', erro: expect.stringMatching(expected) as unknown });
    expect(await secrets()).toEqual(before);
    expect((await trail('script.ensaio'))[0]).toMatchObject({ db_name: first, st_resultado: 'F' });
    const reply = await submit(script, { bases: [first] });
    if (changesRows(script)) expect(reply.codigo).toBe('ENSAIO_COM_ERRO');
    else {
      expect(resultsOf(reply)[0]?.erro).toMatch(
        /read-only|permission denied|multiple commands|Passou de 3 s/,
      );
      expect((await trail())[0]).toMatchObject({ db_name: first, st_resultado: 'F' });
    }
    expect(await secrets()).toEqual(before);
  });

  // Without the check of the first keyword: whatever the database allows the role is rolled back nevertheless.
  describe.each(['script', 'rehearsal'] as const)('past the first word, as %s', (kind) => {
    it.each([
      ['its own password', "alter role painel_script password 'roubada'"],
      ['its own settings', 'alter role painel_script set default_transaction_read_only = on'],
      ['the same in a block', "do $$ begin execute 'alter role painel_script password ''x'''; end $$"],
      ['the end of its transaction', 'commit'],
      ['large objects in a block', 'do $$ begin perform lo_create(0); end $$'],
      ['a prepared transaction', "prepare transaction 'x'"],
    ])('%s', async (_what, script) => {
      const { adminUrl, secretKey } = inject('testCluster');
      const { databases, companyDatabase } = api;
      const connections = createPanelConnections(createRoleKey({ url: adminUrl }, { secretKey }));
      const run = await insertRun(databases.control, {
        userId: 1,
        key: randomUUID(),
        type: 'M',
        baseType: 'T',
        script,
        bodyHash: Buffer.alloc(32),
        bases: [companyDatabase],
      });
      const base = { id: 1, name: 'DEMO', db_name: companyDatabase, tp_base: 'T', zone: 'UTC' };
      const work = { connections, base, script, longest: 3_000, characters: 1_000 } as const;
      const before = await secrets();
      const begun = runInBase({ ...work, kind, control: databases.control, run: run ?? '' });
      await expect(begun).rejects.toMatchObject({ codigo: 'SCRIPT_FALHOU' });
      expect(await secrets()).toEqual(before);
      // It signs in as before.
      expect((await submit('select 1', { bases: [first] })).status).toBe(200);
    });
  });
});
