import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, SignedToPanel } from '../../../test/api.ts';
import { inBase, openBases } from '../../../test/bases.ts';

let api: Api;
let runner: SignedToPanel;
let first: string;
let second: string;
beforeAll(async () => {
  ({ api, runner, first, second } = await openBases());
});
afterAll(() => api.close());

const asked = (script: string, more: object = {}) =>
  ({ script, bases: [first, second], tp_base: 'T', ...more }) as never;
const rehearse = (script: string, more: object = {}, who = runner) =>
  api.call('rehearseScript', { body: asked(script, more) }, who);
const submit = (script: string, more: object = {}, who = runner) =>
  api.call('submitScript', { body: asked(script, more) }, who);
const rehearsed = async (script: string, more: object = {}) => (await rehearse(script, more)).body.execucao;
const stateOf = async () =>
  (await api.sql<{ v: string }>('select ds_uf as v from filial where nr_sequencial = 1'))[0]?.v;

const update = (uf: string) => `update filial set ds_uf = '${uf}' where nr_sequencial = 1`;

describe('a rehearsal', () => {
  it('tells what a script would do in each database, and does none of it', async () => {
    const before = await stateOf();
    const reply = await rehearse(update('AC'));
    expect(reply.status).toBe(200);
    const touched = [{ tabela: 'filial', inseridas: 0, alteradas: 1, excluidas: 0 }];
    expect(reply.body).toMatchObject({
      ds_script: update('AC'),
      tp_base: 'T',
      cancelado: false,
      bases: [
        { db_name: first, st_base: 'S', linhas: 1, tocadas: touched, erro: null },
        { db_name: second, st_base: 'S', linhas: 1, tocadas: touched, erro: null },
      ],
    });
    expect(await stateOf()).toBe(before);
    const lines = await api.control(
      "select db_name, ds_detalhe, qt_linhas from auditoria where ds_acao = 'script.ensaio' order by nr_sequencial desc limit 2",
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ ds_detalhe: update('AC'), qt_linhas: 1 });
  });

  it('counts what a statement writes in several tables, whatever it answers', async () => {
    const script = `with nova as (insert into filial (ds_filial) values ('A'), ('B') returning 1),
      mudada as (update filial set ds_uf = 'AM' where nr_sequencial = 1 returning 1) select 7 as sete`;
    const { body } = await rehearse(script, { bases: [first] });
    expect(body.bases[0]?.tocadas).toEqual([{ tabela: 'filial', inseridas: 2, alteradas: 1, excluidas: 0 }]);
  });

  it('tells the error of a database in which it fails', async () => {
    await inBase(second, 'alter table filial rename column ds_uf to ds_uf_velha');
    const { body } = await rehearse(update('AP'));
    expect(body.bases).toMatchObject([
      { db_name: first, st_base: 'S' },
      { db_name: second, st_base: 'E', tocadas: null, erro: expect.stringContaining('ds_uf') as unknown },
    ]);
    const everywhere = await submit(update('AP'), { ensaio: body.execucao });
    expect(everywhere).toMatchObject({ status: 409, codigo: 'ENSAIO_COM_ERRO' });
    expect(everywhere.mensagem).toContain(second);
    expect(await stateOf()).not.toBe('AP');
    // Without the database at fault it runs.
    expect((await submit(update('AP'), { ensaio: body.execucao, bases: [first] })).status).toBe(200);
    expect(await stateOf()).toBe('AP');
    await inBase(second, 'alter table filial rename column ds_uf_velha to ds_uf');
  });

  it('finds what is checked at the end of a transaction only', async () => {
    await api.sql(`create table pai (a int primary key);
      create table filha (a int references pai deferrable initially deferred);
      grant select, insert on pai, filha to painel_script`);
    const { body } = await rehearse('insert into filha values (1)', { bases: [first] });
    expect(body.bases[0]).toMatchObject({
      st_base: 'E',
      erro: expect.stringContaining('foreign key') as unknown,
    });
  });

  it('ends where a run would: after the same time', async () => {
    const script = 'update filial set ds_uf = ds_uf where pg_sleep(60) is not null';
    const { body } = await rehearse(script, { bases: [first] });
    expect(body.bases[0]).toMatchObject({
      st_base: 'E',
      erro: expect.stringContaining('Passou de 3 s') as unknown,
    });
  });

  it('is cancelled by its own user', async () => {
    const key = randomUUID();
    const script = 'update filial set ds_uf = ds_uf where pg_sleep(2) is not null /* ensaio */';
    const running = rehearse(script, { execucao: key });
    const working = () =>
      api.sql(
        "select 1 from pg_stat_activity where query like '%/* ensaio */%' and state = 'active' and pid <> pg_backend_pid()",
      );
    await expect.poll(working, { interval: 20 }).toHaveLength(2);
    expect((await api.call('cancelScript', { body: { execucao: key } }, runner)).status).toBe(200);
    const { body } = await running;
    expect(body).toMatchObject({ cancelado: true, bases: [{ st_base: 'C' }, { st_base: 'C' }] });
    expect(await working()).toEqual([]);
    expect(await submit(script, { ensaio: key })).toMatchObject({ codigo: 'ENSAIO_EXIGIDO' });
  });

  it('is not among the runs of its user', async () => {
    await rehearse(update('RO'));
    const { body } = await api.call('listScriptRuns', {}, runner);
    expect(body.data.map(({ ds_script }) => ds_script)).not.toContain(update('RO'));
  });

  it('is for who may run it', async () => {
    const reader = await api.signInPanel('9002', '222');
    expect(await rehearse('select 1', {}, reader)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
  });

  it.each([
    ['other commands', 'truncate filial', {}, 'SCRIPT_NAO_CONSULTA'],
    ['the internal system', 'select 1', { tp_base: 'I' }, 'SCRIPT_INTERNO'],
    ['an unknown database', 'select 1', { bases: ['postgres'] }, 'BASE_INEXISTENTE'],
    ['comments to the end of the line', 'select 1 -- a', {}, 'SCRIPT_COM_COMENTARIO'],
  ])('is refused for %s', async (_what, script, more, codigo) => {
    expect(await rehearse(script, more)).toMatchObject({ codigo });
  });
});

describe('a writing script', () => {
  it.each([
    ['none', async () => undefined],
    ['an unknown one', async () => randomUUID()],
    ['the one of another text', () => rehearsed(update('BA'))],
    ['the one of other databases', () => rehearsed(update('CE'), { bases: [second] })],
    [
      'one of another user',
      async () => {
        const admin = await api.signInPanel('9001', '111');
        return (await rehearse(update('CE'), {}, admin)).body.execucao;
      },
    ],
    [
      'one older than ten minutes',
      async () => {
        const key = await rehearsed(update('CE'));
        await api.control(
          "update script_execucao set dt_final = dt_final - interval '10 minutes 1 second' where cd_chave = $1",
          [key],
        );
        return key;
      },
    ],
    [
      'one that never ended',
      async () => {
        const key = await rehearsed(update('CE'));
        await api.control('update script_execucao set dt_final = null where cd_chave = $1', [key]);
        return key;
      },
    ],
    [
      'a run in place of it',
      async () => {
        const { body } = await submit('select 1');
        return body.execucao;
      },
    ],
  ])('does not run after %s', async (_what, ensaioOf) => {
    const ensaio = await ensaioOf();
    const reply = await submit(update('CE'), ensaio === undefined ? {} : { ensaio });
    expect(reply).toMatchObject({ status: 409, codigo: 'ENSAIO_EXIGIDO' });
    expect(await stateOf()).not.toBe('CE');
    const [line] = await api.control(
      'select ds_acao, st_resultado, ds_detalhe from auditoria order by nr_sequencial desc limit 1',
    );
    expect(line).toMatchObject({ ds_acao: 'script.multi', st_resultado: 'F' });
    expect(line?.['ds_detalhe']).toContain(update('CE'));
  });

  it('runs once after a rehearsal, of two presses at the same time one', async () => {
    const script = "insert into filial (ds_filial) values ('DEPOIS DO ENSAIO')";
    const ensaio = await rehearsed(script);
    const replies = await Promise.all([submit(script, { ensaio }), submit(script, { ensaio })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await submit(script, { ensaio })).toMatchObject({ codigo: 'ENSAIO_EXIGIDO' });
    const made = await api.sql("select 1 from filial where ds_filial = 'DEPOIS DO ENSAIO'");
    expect(made).toHaveLength(1);
  });

  it('does not take the key of its rehearsal for its own', async () => {
    const ensaio = await rehearsed(update('ES'));
    expect(await submit(update('ES'), { ensaio, execucao: ensaio })).toMatchObject({
      codigo: 'CHAVE_REUTILIZADA',
    });
    expect(await stateOf()).not.toBe('ES');
  });

  it('that hides its writing changes nothing without a rehearsal', async () => {
    await api.sql(`create function esconde() returns int language sql as
      $$ update filial set ds_uf = 'GO' where nr_sequencial = 1 returning 1 $$`);
    const reply = await submit('select esconde()', { bases: [first] });
    expect(reply).toMatchObject({ status: 422, codigo: 'MULTI_SQL_FALHOU' });
    expect(await stateOf()).not.toBe('GO');
    const ensaio = await rehearsed('select esconde()', { bases: [first] });
    expect((await submit('select esconde()', { bases: [first], ensaio })).status).toBe(200);
    expect(await stateOf()).toBe('GO');
  });
});

it('a script that reads needs no rehearsal', async () => {
  expect((await submit('select nr_sequencial from filial')).status).toBe(200);
});
