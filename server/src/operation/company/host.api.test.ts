import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandEnvironment, runFile } from '../../../test/command.ts';
import { cloneWorld } from '../../../test/database.ts';
import { withConnection } from '../../core/db/connection.ts';
import { addressOf } from '../../core/db/places.ts';
import { routineSignature } from '../../core/routine-signature.ts';

const run = (args: string[], env: Record<string, string>) =>
  runFile(join(import.meta.dirname, 'host.ts'), args, env);

describe('npm run company:host', () => {
  it('writes the host of a company down, tells the key of its signatures, and takes the host away', async () => {
    const world = await cloneWorld();
    const env = commandEnvironment(world);
    const kept = () =>
      withConnection(addressOf(world.adminUrl, world.controlDatabase), async (control) => {
        const { rows } = await control.query<{ id: number; ds_host: string | null }>(
          "select nr_sequencial as id, ds_host from empresa where ds_empresa = 'DEMO'",
        );
        return rows[0];
      });
    const written = await run(['--empresa', 'Demo', '--host', 'rotinas.empresa.com.br:8443/'], env);
    const company = await kept();
    expect(company?.ds_host).toBe('https://rotinas.empresa.com.br:8443');
    expect(written.code).toBe(0);
    expect(written.said).toContain(routineSignature(world, company?.id ?? 0).key);
    const told = await run(['--empresa', 'DEMO'], env);
    expect(told.said).toContain('DEMO: https://rotinas.empresa.com.br:8443');
    await run(['--empresa', 'DEMO', '--sem-host'], env);
    expect((await kept())?.ds_host).toBeNull();
    expect(await run(['--empresa', 'NENHUMA'], env)).toEqual({
      code: 1,
      said: 'There is no company NENHUMA.\n',
    });
  }, 30_000);

  it.each([
    [[], /company is missing/],
    [['--empresa', 'DEMO', '--host', 'https://a@b.com'], /is not a host/],
    [['--empresa', 'DEMO', '--host', 'https://b.com/pasta'], /is not a host/],
    [['--outra'], /Unknown option '--outra'/],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { code, said } = await run(args, {});
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('    at ');
  });
});
