import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneWorld, type TestWorld } from '../../../test/database.ts';
import { withConnection } from '../../core/db/connection.ts';
import { addressOf } from '../../core/db/places.ts';
import { openStore } from '../../files/store.service.ts';

const run = promisify(execFile);
let world: TestWorld;
let place: string;
let folder: string;

const exportOf = (...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'export.ts'), ...args], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: world.adminUrl,
      SECRET_KEY: world.secretKey,
      CONTROL_DATABASE: world.controlDatabase,
      FILES_URL: `file://${join(place, 'files')}`,
    },
  });

beforeAll(async () => {
  world = await cloneWorld();
  place = await mkdtemp(join(tmpdir(), 'terminal-export-'));
  folder = join(place, 'demo');
  const store = await openStore({ kind: 'folder', folder: join(place, 'files') });
  await store.write('1/2026-01-02/ours.pdf', Buffer.from('ours'), 'application/pdf');
  await store.write('11/2026-01-02/theirs.pdf', Buffer.from('theirs'), 'application/pdf');
  await withConnection(addressOf(world.adminUrl, world.companyDatabase), (client) =>
    client.query(
      "update motivo set ds_motivo = '=1+1 \"quoted\" \\ back' || chr(10) || 'new line, ção' where nr_sequencial = (select min(nr_sequencial) from motivo)",
    ),
  );
  await exportOf('--empresa', 'Demo', '--para', folder);
}, 30_000);
afterAll(() => rm(place, { recursive: true, force: true }));

describe('npm run company:export', () => {
  it('writes every row of a company as JSON, exactly as it is stored', async () => {
    const lines = (await readFile(join(folder, 'tables/motivo.jsonl'), 'utf8')).trimEnd().split('\n');
    const stored = await withConnection(addressOf(world.adminUrl, world.companyDatabase), (client) =>
      client.query<{ row: unknown }>('select to_json(t) as row from motivo t order by nr_sequencial'),
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(stored.rows.map(({ row }) => row));
    const told = JSON.parse(await readFile(join(folder, 'export.json'), 'utf8')) as {
      company: string;
      tables: { name: string; rows: number }[];
    };
    expect(told.company).toBe('DEMO');
    expect(told.tables.find(({ name }) => name === 'motivo')?.rows).toBe(lines.length);
    expect(told.tables.find(({ name }) => name === 'os')?.rows).toBeGreaterThan(0);
  });

  it('leaves out what proves who somebody is', async () => {
    const tables = await readdir(join(folder, 'tables'));
    expect(tables).toContain('g_clifor.jsonl');
    expect(tables.filter((name) => /clifor_acesso|comando|sessao|migracao/.test(name))).toEqual([]);
  });

  it('takes the files of that company and of no other', async () => {
    const files = await readdir(join(folder, 'files'), { recursive: true });
    expect(files.filter((name) => name.endsWith('.pdf'))).toEqual(['1/2026-01-02/ours.pdf']);
  });

  it.each([
    [['--empresa', 'NENHUMA', '--para', 'x'], 'There is no company NENHUMA.'],
    [['--empresa', 'DEMO'], 'The folder is missing.'],
    [['--empresa', 'DEMO', '--para', import.meta.dirname], 'is not empty.'],
  ])('%j is refused in a sentence', async (args, sentence) => {
    const started = exportOf(...args);
    await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining(sentence) as unknown });
  });
});
