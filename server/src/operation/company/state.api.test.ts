import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { runFile } from '../../../test/command.ts';

let api: Api;
let env: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  const { adminUrl, secretKey } = inject('testCluster');
  const [row] = await api.control<{ name: string }>('select current_database() as name');
  env = { DATABASE_URL: adminUrl, SECRET_KEY: secretKey, CONTROL_DATABASE: row?.name ?? '' };
});
afterAll(() => api.close());

const run = (command: string, ...args: string[]) => runFile(join(import.meta.dirname, command), args, env);

const offered = async () =>
  (await api.call('getCompanies', { query: { mostrar_em: '3' } })).body.map((company) => company.ds_empresa);

describe('npm run company:suspend', () => {
  it('offers the company to nobody, ends its sessions and closes its calls until company:resume', async () => {
    const joao = await api.signIn('1001', '123');
    expect(await offered()).toContain('DEMO');
    expect(await run('suspend.ts', '--empresa', 'demo')).toEqual({
      code: 0,
      said: 'DEMO is suspended; 1 sessions ended.\n',
    });
    expect(await offered()).not.toContain('DEMO');
    await expect
      .poll(async () => (await api.call('listOrders', { query: {} }, joao)).codigo, { timeout: 5_000 })
      .toBe('EMPRESA_FORA_DO_AR');
    const refused = await api.call('login', { body: { matricula: '1001', cpf: '123' } });
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('60');

    expect(await run('resume.ts', '--empresa', 'DEMO')).toEqual({ code: 0, said: 'DEMO is served again.\n' });
    expect(await offered()).toContain('DEMO');
    expect((await api.call('listOrders', { query: {} }, joao)).codigo).toBe('SESSAO_EXPIRADA');
    const again = await api.signIn('1001', '123');
    expect((await api.call('listOrders', { query: {} }, again)).status).toBe(200);
  }, 30_000);

  it('knows companies only: bases of other kinds are left alone', async () => {
    // Without tables and without the migrations of companies, like a replica that reports are made from.
    await api.control(
      "insert into empresa (ds_empresa, db_name, tp_base, st_status) values ('RELATORIOS', 'nenhum_banco', 'G', 'I')",
    );
    for (const command of ['suspend.ts', 'resume.ts', 'host.ts']) {
      const { code, said } = await run(command, '--empresa', 'RELATORIOS');
      expect({ command, code, said }).toEqual({
        command,
        code: 1,
        said: 'There is no company RELATORIOS.\n',
      });
    }
    expect(
      await api.control("select st_status, ds_host from empresa where ds_empresa = 'RELATORIOS'"),
    ).toEqual([{ st_status: 'I', ds_host: null }]);
  }, 30_000);

  it.each([
    ['suspend.ts', ['--empresa', 'NENHUMA'], 'There is no company NENHUMA.'],
    ['resume.ts', ['--empresa', 'NENHUMA'], 'There is no company NENHUMA.'],
    ['suspend.ts', [], 'The company is missing.'],
    ['resume.ts', ['--outra'], "Unknown option '--outra'"],
  ])('%s %j is refused in a sentence', async (command, args, sentence) => {
    const { code, said } = await run(command, ...args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
  });
});
