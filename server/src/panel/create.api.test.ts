import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, runFile } from '../../test/command.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { withConnection } from '../core/db/connection.ts';
import { addressOf } from '../core/db/places.ts';
import { matchesPassword } from '../core/passwords.ts';

const command = fileURLToPath(new URL('create.ts', import.meta.url));
let world: TestWorld;
beforeAll(async () => {
  world = await cloneWorld();
});

/** Runs the command with digits and password on its standard input. */
const create = (args: string[], input: string, env: Record<string, string> = {}) =>
  runFile(command, args, { ...commandEnvironment(world), ...env }, input);

const control = (text: string) =>
  withConnection(addressOf(world.adminUrl, world.controlDatabase), async (client) => {
    const { rows } = await client.query<Record<string, string>>(text);
    return rows;
  });

describe('npm run panel:user', () => {
  afterAll(() => control("delete from usuario_painel where nr_matricula = '9300'"));

  it('makes the first administrator, with digits and password that stand in no list of processes', async () => {
    const args = ['--nome', 'PRIMEIRA', '--matricula', '9300', '--nivel', 'A'];
    const made = await create(args, '789\numa senha comprida\n', { PANEL_REQUIRE_PASSWORD: 'true' });
    expect(made).toEqual({ code: 0, said: expect.stringContaining('9300, level A') as string });
    const [user] = await control("select ds_senha from usuario_painel where nr_matricula = '9300'");
    expect(await matchesPassword(user?.['ds_senha'] ?? null, 'uma senha comprida')).toBe(true);
    const [line] = await control("select * from auditoria where ds_acao = 'usuario.criado'");
    expect(line?.['ds_detalhe']).toContain('PRIMEIRA, nível A (administra)');
    const again = await create(args, '789\numa senha comprida\n');
    expect(again).toEqual({ code: 1, said: expect.stringMatching(/^[^\n]+matrícula[^\n]+\n$/i) as string });
  });

  it('lets in again who lost his password, the only administrator too', async () => {
    const admin = "nr_matricula = '9001'";
    await control(`update usuario_painel set st_status = 'I', ds_redes = '{10.0.0.0/8}' where ${admin}`);
    await control("insert into tentativa_login (cd_contador) values ('conta:0:P:9001')");
    const told = await create(['--matricula', '9001', '--reset'], '456\noutra senha comprida\n');
    expect(told).toEqual({ code: 0, said: expect.stringContaining('9001, level A') as string });
    const [user] = await control(
      `select ds_senha, st_status, ds_redes::text from usuario_painel where ${admin}`,
    );
    expect(await matchesPassword(user?.['ds_senha'] ?? null, 'outra senha comprida')).toBe(true);
    expect(user).toMatchObject({ st_status: 'A', ds_redes: '{}' });
    expect(await control("select from tentativa_login where cd_contador = 'conta:0:P:9001'")).toEqual([]);
    const [line] = await control("select * from auditoria where ds_acao = 'usuario.alterado'");
    expect(line?.['ds_detalhe']).toContain('pela linha de comando');
    const nobody = await create(['--matricula', '4040', '--reset'], '456\n\n');
    expect(nobody.code).toBe(1);
  });

  it.each([
    ['no level', ['--nome', 'X'], '789\n\n', 'npm run panel:user'],
    [
      'a short password',
      ['--nome', 'X', '--matricula', '1', '--nivel', 'L'],
      '789\ncurta\n',
      '12 characters',
    ],
    ['two digits', ['--nome', 'X', '--matricula', '1', '--nivel', 'L'], '78\n\n', 'dígitos'],
  ])('says what is wrong: %s', async (_what, args, input, sentence) => {
    const refused = await create(args, input);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining(sentence) as string });
  });

  it('refuses a user without password where the server wants one', async () => {
    const args = ['--nome', 'X', '--matricula', '1', '--nivel', 'L'];
    const refused = await create(args, '789\n\n', { PANEL_REQUIRE_PASSWORD: 'true' });
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('PANEL_REQUIRE_PASSWORD') as string });
  });
});
