import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../../test/api.ts';
import { hashPassword } from '../../core/passwords.ts';

let api: Api;
let runner: SignedToPanel;
beforeAll(async () => {
  api = await startApi({ SQL_READ_MS: '1500' });
  runner = await api.signInPanel('9003', '333');
});
afterAll(() => api.close());

const run = (script: string, more: object = {}, who = runner) =>
  api.call('executeScript', { body: { script, db_name: api.companyDatabase, ...more } }, who);

const lastLine = async () => {
  const [line] = await api.control<{ ds_detalhe: string; st_resultado: string; ds_erro: string | null }>(
    "select * from auditoria where ds_acao = 'script.livre' order by nr_sequencial desc limit 1",
  );
  return line;
};

describe('a reading script', () => {
  it('answers rows as text with the types of their columns', async () => {
    const { status, body } = await run(
      "SELECT 1 AS A, 12.50::numeric AS B, NULL::text AS C, 'x' AS A, 9007199254740993::bigint AS D",
    );
    expect(status).toBe(200);
    expect(body.fields).toEqual([
      { name: 'a', tipo: 'int4' },
      { name: 'b', tipo: 'numeric' },
      { name: 'c', tipo: 'text' },
      { name: 'a', tipo: 'text' },
      { name: 'd', tipo: 'int8' },
    ]);
    expect(body.dados.data).toEqual([['1', '12.50', null, 'x', '9007199254740993']]);
    expect(body).toMatchObject({ limitado: false, cortados: 0 });
  });

  it('is explained without being run, in the words of the database', async () => {
    const reply = await run('SELECT PG_SLEEP(60) FROM OS', { explicar: 'S' });
    expect(reply.status).toBe(200);
    expect(reply.body.fields).toEqual([{ name: 'QUERY PLAN', tipo: 'text' }]);
    expect(reply.body.dados.data.flat().join('\n')).toMatch(/Scan .*on os/);
    expect(await lastLine()).toMatchObject({ ds_detalhe: 'explain SELECT PG_SLEEP(60) FROM OS' });
    expect(await run('drop table os', { explicar: 'S' })).toMatchObject({ codigo: 'PALAVRA_PROIBIDA' });
  });

  it('has its columns when it has no rows', async () => {
    const { body } = await run('SELECT NR_SEQUENCIAL FROM FILIAL WHERE FALSE');
    expect(body).toMatchObject({ dados: { data: [] }, fields: [{ name: 'nr_sequencial', tipo: 'int4' }] });
  });

  it('answers a thousand rows and says there are more', async () => {
    const all = await run('SELECT * FROM GENERATE_SERIES(1, 1000)');
    expect([all.body.dados.data.length, all.body.limitado]).toEqual([1_000, false]);
    const more = await run('SELECT * FROM GENERATE_SERIES(1, 1001)');
    expect([more.body.dados.data.length, more.body.limitado]).toEqual([1_000, true]);
  });

  it('cuts long values and says so', async () => {
    const { body } = await run("SELECT REPEAT('x', 300000)");
    expect(body.cortados).toBe(1);
    expect(body.dados.data[0]?.[0]).toHaveLength(200_001);
  });

  it('stops at five million characters and says there are more', async () => {
    const { body } = await run("SELECT REPEAT('x', 100000) FROM GENERATE_SERIES(1, 100)");
    expect(body.limitado).toBe(true);
    expect(body.dados.data.length).toBeLessThan(60);
  });

  it('is told what the database says of a mistake, and so is the trail', async () => {
    const reply = await run('SELECT NADA FROM FILIAL');
    expect(reply).toMatchObject({ status: 422, codigo: 'SCRIPT_FALHOU' });
    expect(reply.mensagem).toContain('column "nada" does not exist');
    expect(await lastLine()).toMatchObject({ ds_detalhe: 'SELECT NADA FROM FILIAL', st_resultado: 'F' });
  });

  it.each(['DELETE FROM FILIAL', 'select updated_at from os', "select 'drop'"])(
    'is refused for a forbidden word: %s',
    async (script) => {
      const reply = await run(script);
      expect(reply).toMatchObject({ status: 422, codigo: 'PALAVRA_PROIBIDA' });
      expect(reply.mensagem).toBe('Existe uma palavra proibida dentro do script!');
      expect(await lastLine()).toMatchObject({ ds_detalhe: script, ds_erro: reply.mensagem });
    },
  );

  it('needs level E and, with a password, its confirmation', async () => {
    const reader = await api.signInPanel('9002', '222');
    expect(await run('SELECT 1', {}, reader)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect((await api.call('executeScript', { body: { script: 'SELECT 1', db_name: 'x' } })).status).toBe(
      401,
    );
    await api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9003'", [
      await hashPassword('correto cavalo bateria'),
    ]);
    expect(await run('SELECT 1')).toMatchObject({ status: 403, codigo: 'CONFIRMAR_SENHA' });
    await api.control('update usuario_painel set ds_senha = null');
    expect((await run('SELECT 1')).status).toBe(200);
  });

  it('of an unknown database is refused', async () => {
    expect(await run('SELECT 1', { db_name: 'postgres' })).toMatchObject({
      status: 404,
      codigo: 'BASE_INEXISTENTE',
    });
  });

  it('runs once for a key', async () => {
    const execucao = randomUUID();
    expect((await run('SELECT 1', { execucao })).status).toBe(200);
    expect(await run('SELECT 1', { execucao })).toMatchObject({ status: 409, codigo: 'SCRIPT_REPETIDO' });
  });

  it('is ended for good by who began it, and by nobody else', async () => {
    const execucao = randomUUID();
    const slow = run('SELECT PG_SLEEP(1.2) /* alvo */', { execucao });
    const backends = () =>
      api.sql(
        "select 1 from pg_stat_activity where query like '%/* alvo */' and state = 'active' and pid <> pg_backend_pid()",
      );
    await expect.poll(backends, { interval: 20 }).toHaveLength(1);
    const other = await api.signInPanel('9001', '111');
    const denied = await api.call('cancelScript', { body: { execucao } }, other);
    expect(denied).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect((await api.call('cancelScript', { body: { execucao } }, runner)).status).toBe(200);
    expect(await slow).toMatchObject({ status: 422, codigo: 'SCRIPT_CANCELADO' });
    expect(await backends()).toEqual([]);
  });

  it('ends when its sender goes away', async () => {
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const away = new AbortController();
    const sent = fetch(`${address}/api/frota/executarScript`, {
      method: 'POST',
      headers: { Token: runner.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ script: 'SELECT PG_SLEEP(1.3)', db_name: api.companyDatabase }),
      signal: away.signal,
    });
    const backends = () => api.sql("select 1 from pg_stat_activity where query = 'SELECT PG_SLEEP(1.3)'");
    await expect.poll(backends, { interval: 20 }).toHaveLength(1);
    away.abort();
    await expect(sent).rejects.toThrow();
    const left = performance.now();
    await expect.poll(backends, { interval: 20 }).toEqual([]);
    expect(performance.now() - left).toBeLessThan(700);
    await expect.poll(async () => (await lastLine())?.ds_erro).toBe('O script foi cancelado.');
  });

  it('of one user waits for no more than two others of his, and keeps nobody else out', async () => {
    const patient = await startApi();
    try {
      const who = await patient.signInPanel('9003', '333');
      const { companyDatabase: db_name } = patient;
      const ask = (script: string, by = who) =>
        patient.call('executeScript', { body: { script, db_name } }, by);
      const sleeping = "from pg_stat_activity where query = 'SELECT PG_SLEEP(12)'";
      const slow = Array.from({ length: 4 }, () => ask('SELECT PG_SLEEP(12)'));
      await expect
        .poll(() => patient.sql(`select 1 ${sleeping}`), { interval: 20, timeout: 5_000 })
        .toHaveLength(2);
      expect(await ask('SELECT 1')).toMatchObject({ status: 503, codigo: 'OCUPADO' });
      const other = await patient.signInPanel('9001', '111');
      expect((await ask('SELECT 1', other)).status).toBe(200);
      const body = { nome_tabela: 'filial', db_name };
      const looks = Array.from({ length: 4 }, () => patient.call('getTable', { body }, other));
      for (const look of looks) expect((await look).status).toBe(200);
      await patient.sql(`select pg_cancel_backend(pid) ${sleeping}`);
      const ends = (await Promise.all(slow)).map(({ status }) => status);
      expect(ends.toSorted((a, b) => a - b)).toEqual([422, 422, 503, 503]);
      expect((await ask('SELECT 1')).status).toBe(200);
    } finally {
      await patient.close();
    }
  });
});
