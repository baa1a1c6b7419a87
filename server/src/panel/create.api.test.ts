import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, runFile } from '../../test/command.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { withConnection } from '../core/db/connection.ts';
import { addressOf } from '../core/db/pools.ts';
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
    expect(line?.['ds_detalhe']).toContain('PRIMEIRA, nível A');
    const again = await create(args, '789\numa senha comprida\n');
    expect(again.code).toBe(1);
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
