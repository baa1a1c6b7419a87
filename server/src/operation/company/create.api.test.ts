import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandEnvironment, runFile } from '../../../test/command.ts';
import { cloneWorld } from '../../../test/database.ts';
import { withConnection } from '../../core/db/connection.ts';
import { addressOf } from '../../core/db/places.ts';
import { startEmbedded } from '../../core/embedded/launcher.ts';

const create = (args: string[], env: Record<string, string>) =>
  runFile(join(import.meta.dirname, 'create.ts'), args, env);

async function withFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'terminal-company-'));
  await chmod(dataDir, 0o755);
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

describe('npm run company:create', () => {
  it('makes a company on the server of DATABASE_URL, once', async () => {
    const world = await cloneWorld();
    const env = commandEnvironment(world);
    const name = `Nova ${world.companyDatabase}`;
    const key = 'abcdef0123456789abcdef0123456789';
    const made = await create(['--empresa', name, '--fuso', 'America/Manaus', '--key', key], env);
    expect(made).toEqual({ code: 0, said: expect.stringContaining(key) as string });
    const { rows } = await withConnection(addressOf(world.adminUrl, world.controlDatabase), (control) =>
      control.query('select ds_fuso, mostrar_em, st_status from empresa where cd_apikey = $1', [key]),
    );
    expect(rows).toEqual([{ ds_fuso: 'America/Manaus', mostrar_em: [3], st_status: 'A' }]);
    const again = await create(['--empresa', name], env);
    expect(again).toEqual({ code: 1, said: `The name is taken by the company ${name}.\n` });
  });

  it('works beside a running product, and without one', async () => {
    await withFolder(async (dataDir) => {
      const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
      const running = await startEmbedded({ dataDir, log: silent });
      await writeFile(join(dataDir, 'secret.key'), 'a key that was made with the data folder');
      const beside = await create(['--empresa', 'Ao lado', '--begin'], { DATA_DIR: dataDir });
      await running.stop();
      expect(beside).toEqual({ code: 0, said: expect.stringContaining('empresa_ao_lado') as string });
      const alone = await create(['--empresa', 'Depois'], { DATA_DIR: dataDir });
      expect(alone).toEqual({ code: 0, said: expect.stringContaining('empresa_depois') as string });
    });
  });

  it.each([
    [[], /company is missing/],
    [['--empresa', 'X', '--key', '123'], /32 hexadecimal digits/],
    [['--empresa', 'X', '--fuso', 'Marte'], /not a time zone/],
    [['--empresa', '—', '--begin'], /letter or a digit/],
    [['--outra'], /Unknown option '--outra'/],
  ])('refuses %j in a sentence', async (args, sentence) => {
    await withFolder(async (dataDir) => {
      const { code, said } = await create(args, { DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(said).toMatch(sentence);
      expect(said).not.toContain('    at ');
    });
  });
});
