import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { commandEnvironment, runFile } from '../../test/command.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';

const command = fileURLToPath(new URL('administrator.ts', import.meta.url));
let world: TestWorld;
let api: Api;
beforeAll(async () => {
  world = await cloneWorld();
  api = await startApi({}, undefined, { world });
});
afterAll(() => api.close());

/** Runs the command with the digits on its standard input. */
const administrator = (args: string[], digits = '321') =>
  runFile(command, args, commandEnvironment(world), `${digits}\n`);
const ana = ['--empresa', 'DEMO', '--nome', 'ANA SILVA', '--matricula', '9100'];

describe('npm run company:administrator', () => {
  it('makes somebody who signs in and keeps everything, with a branch of his own', async () => {
    expect(await administrator([...ana, '--filial', 'MATRIZ NOVA'])).toEqual({
      code: 0,
      said: expect.stringContaining('ANA SILVA administers DEMO') as string,
    });
    const signed = await api.signIn('9100', '321');
    const { body } = await api.call('listRecords', { params: { tipo: 'branches' }, query: {} }, signed);
    expect(body.data.map(({ celulas }) => celulas['filial'])).toContain('MATRIZ NOVA');
    const [line] = await api.sql<{ js_mudancas: { coluna: string; depois: string }[] }>(
      "select js_mudancas from cadastro_mudanca where tp_cadastro = 'people' and st_nova = 'S'",
    );
    expect(line?.js_mudancas).toContainEqual({ coluna: 'administra', antes: '', depois: 'S' });
  });

  it('gives somebody there is already the right and other digits, and leaves the rest', async () => {
    const [before] = await api.sql(
      "select ds_funcao, perfil_mecanico from g_clifor where nr_matricula = '1001'",
    );
    const joao = ['--empresa', 'DEMO', '--nome', 'JOAO PEREIRA', '--matricula', '1001'];
    expect((await administrator(joao, '654')).code).toBe(0);
    const signed = await api.signIn('1001', '654');
    expect((await api.call('getSettings', {}, signed)).status).toBe(200);
    expect(
      await api.sql("select ds_funcao, perfil_mecanico from g_clifor where nr_matricula = '1001'"),
    ).toEqual([before]);
  });

  it.each([
    ['no digits', ['--empresa', 'DEMO', '--nome', 'RUI', '--matricula', '9101'], '', 'CPF'],
    ['digits that are none', ana, 'abc', 'CPF'],
    ['no name', ['--empresa', 'DEMO', '--matricula', '1'], '1', 'npm run company:administrator'],
    ['an unknown company', ['--empresa', 'NENHUMA', ...ana.slice(2)], '321', 'There is no company NENHUMA.'],
  ])('says what is wrong: %s', async (_what, args, digits, sentence) => {
    expect(await administrator(args, digits)).toEqual({
      code: 1,
      said: expect.stringContaining(sentence) as string,
    });
  });
});
