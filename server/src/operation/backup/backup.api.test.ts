import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSchema } from '../../../db/schema/describe.ts';
import { cloneWorld, type TestWorld } from '../../../test/database.ts';
import { withConnection } from '../../core/db/connection.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { addressOf } from '../../core/db/places.ts';
import { makeDatabase } from '../../core/db/provision.ts';
import { roleAddress } from '../../core/db/roles.ts';
import { openStore } from '../../files/store.service.ts';
import { storedFile, tableFile } from './manifest.ts';
import { restoreBackup } from './restore.service.ts';
import { type Installation, saveBackup } from './save.service.ts';

/** An older company of the installation, whose schema has not been brought up to date. */
const older = `empresa_antiga_${randomUUID().slice(0, 8)}`;

let world: TestWorld;
let installation: Installation;
let place: string;
let folder: string;
let before: Picture;

interface Picture {
  schema: string;
  /** Rows and hash of every table, and the numbers given, told by PostgreSQL itself. */
  tables: Record<string, string>;
  /** Triggers that do not watch. */
  asleep: unknown[];
}

/** What a database looks like, without the product's own ways of reading it. */
async function pictureOf(database: string): Promise<Picture> {
  return withConnection(addressOf(world.adminUrl, database), async (client) => {
    const { rows: names } = await client.query<{ name: string }>(
      "select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'migracao%'",
    );
    const { rows: numbers } = await client.query<{ name: string; last: string | null }>(
      'select sequencename::text as name, last_value::text as last from pg_sequences',
    );
    const tables = Object.fromEntries(numbers.map(({ name, last }) => [name, String(last)]));
    for (const { name } of names) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from "${name}" t`,
      );
      tables[name] = rows[0]?.sum ?? '';
    }
    const { rows: asleep } = await client.query("select tgname from pg_trigger where tgenabled <> 'O'");
    return { schema: await describeSchema(client), tables, asleep };
  });
}

const onServer = (text: string) => withConnection(world.adminUrl, (client) => client.query(text));
const inControl = (text: string, values: unknown[] = []) =>
  withConnection(addressOf(world.adminUrl, world.controlDatabase), (client) => client.query(text, values));

async function wipe(): Promise<void> {
  for (const name of [world.controlDatabase, world.companyDatabase, older])
    await onServer(`drop database if exists ${name}`);
  await rm(join(place, 'files'), { recursive: true, force: true });
}

const restore = (from = folder, to: Partial<Installation> = {}) =>
  restoreBackup({ ...installation, ...to }, from, { otherKey: false }, () => undefined);

beforeAll(async () => {
  world = await cloneWorld();
  place = await mkdtemp(join(tmpdir(), 'terminal-backup-'));
  folder = join(place, 'backup');
  const { adminUrl, secretKey, controlDatabase } = world;
  const store = await openStore({ kind: 'folder', folder: join(place, 'files') });
  installation = { admin: { url: adminUrl }, options: { secretKey, controlDatabase }, store };
  await store.write('1/2026-01-02/a.webp', Buffer.from('a picture'), 'image/webp');
  await writeFile(join(place, 'files/.left-by-an-editor'), '');
  await store.write('1/2026-01-03/b.pdf', Buffer.from('a document'), 'application/pdf');
  await makeDatabase(installation.admin, installation.options, older, 'company');
  await migrateDatabase(addressOf(adminUrl, older), 'company', '0017_tyre_life');
  await withConnection(addressOf(adminUrl, older), (client) =>
    client.query('create table migracao_trava (id varchar(255) primary key)'),
  );
  await inControl("insert into empresa (ds_empresa, db_name, st_status) values ('ANTIGA', $1, 'I')", [older]);
  before = await pictureOf(world.companyDatabase);
  await saveBackup(installation, folder, '1.0.0', () => undefined);
}, 60_000);
afterAll(async () => {
  await wipe();
  await rm(place, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is readable for its owner alone', async () => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const file = tableFile(folder, world.companyDatabase, 'os');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const sentIn = storedFile(folder, '1/2026-01-03/b.pdf');
    expect((await stat(sentIn)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(sentIn))).mode & 0o777).toBe(0o700);
  });

  it('holds neither the key nor sessions', async () => {
    const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
    expect(manifest).not.toContain(world.secretKey);
    expect(manifest).not.toContain('"sessao"');
    expect(await readdir(join(folder, 'databases', world.controlDatabase))).not.toContain('sessao.copy.gz');
  });

  it('goes only into an empty folder', async () => {
    await expect(saveBackup(installation, folder, '1.0.0', () => undefined)).rejects.toThrow('is not empty');
  });

  it('of an installation that is not there is refused', async () => {
    const options = { ...installation.options, controlDatabase: 'controle_de_ninguem' };
    const wanted = saveBackup({ ...installation, options }, join(place, 'x'), '1.0.0', () => undefined);
    await expect(wanted).rejects.toThrow('nothing to back up');
  });
});

describe('a restore', () => {
  it('never overwrites an installation', async () => {
    await expect(restore()).rejects.toThrow('is in use: restore only into an empty installation');
    expect(await pictureOf(world.companyDatabase)).toEqual(before);
  });

  it('waits for nobody: beside a running server it is refused', async () => {
    const { adminUrl, secretKey, controlDatabase } = world;
    await withConnection(roleAddress(adminUrl, 'terminal_app', secretKey, controlDatabase), () =>
      expect(restore()).rejects.toThrow('A server works on this installation'),
    );
  });

  it('with another key says what is missing', async () => {
    const options = { ...installation.options, secretKey: 'another key, long enough for anybody' };
    await expect(restore(folder, { options })).rejects.toThrow('SECRET_KEY is not the one of the backup');
  });

  it('from a folder without manifest is refused', async () => {
    await expect(restore(place)).rejects.toThrow('holds no finished backup');
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['with one letter changed', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace(/\d/, 'x'))],
    ['gone', undefined],
  ])('refuses a table %s before anything is written', async (_case, change) => {
    await wipe();
    const path = tableFile(folder, world.companyDatabase, 'os');
    const whole = await readFile(path);
    if (change === undefined) await rm(path);
    else await writeFile(path, change(whole));
    await expect(restore()).rejects.toThrow('os.copy.gz is damaged or missing: nothing was restored');
    await writeFile(path, whole);
    const left = await onServer(`select 1 from pg_database where datname = '${world.companyDatabase}'`);
    expect(left.rowCount).toBe(0);
  });

  it('refuses a damaged picture before anything is written', async () => {
    await wipe();
    const path = join(folder, 'files/1/2026-01-02/a.webp');
    const whole = await readFile(path);
    await writeFile(path, 'a pictura');
    await expect(restore()).rejects.toThrow('a.webp is damaged or missing');
    await writeFile(path, whole);
  });

  it('that was cut off offers nothing, and goes on when it is run again', async () => {
    await wipe();
    const full = { ...installation.store, write: () => Promise.reject(new Error('no space left on device')) };
    await expect(restore(folder, { store: full })).rejects.toThrow('no space left');
    const offered = await onServer(`select 1 from pg_database where datname = '${world.controlDatabase}'`);
    expect(offered.rowCount).toBe(0);
    const said: string[] = [];
    await restoreBackup(installation, folder, { otherKey: false }, (text) => said.push(text));
    expect(said).toContain('  is there already');
    expect(await pictureOf(world.companyDatabase)).toEqual(before);
  }, 60_000);

  it('brings back every row, number, constraint, right and file, and an older schema up to date', async () => {
    const controlBefore = await pictureOf(world.controlDatabase);
    await wipe();
    await restore();
    expect(await pictureOf(world.companyDatabase)).toEqual(before);
    expect(await pictureOf(world.controlDatabase)).toEqual(controlBefore);
    expect((await pictureOf(older)).schema).toBe(before.schema);
    expect(before.asleep).toEqual([]);
    expect(await readFile(join(place, 'files/1/2026-01-03/b.pdf'), 'utf8')).toBe('a document');
    const { adminUrl, secretKey, companyDatabase } = world;
    const orders = await withConnection(
      roleAddress(adminUrl, 'terminal_app', secretKey, companyDatabase),
      (client) => client.query('select 1 from os'),
    );
    expect(orders.rowCount).toBeGreaterThan(0);
    await expect(
      withConnection(roleAddress(adminUrl, 'terminal_app', secretKey, companyDatabase), (client) =>
        client.query('delete from evento'),
      ),
    ).rejects.toThrow('permission denied');
  }, 60_000);

  it('run once more changes nothing', async () => {
    await inControl("update empresa set ds_fuso = 'America/Manaus'");
    const used = await pictureOf(world.controlDatabase);
    await restore();
    expect(await pictureOf(world.controlDatabase)).toEqual(used);
  }, 30_000);
});

describe('npm run backup', () => {
  const run = promisify(execFile);
  const env = () => ({
    PATH: process.env['PATH'],
    DATABASE_URL: world.adminUrl,
    SECRET_KEY: world.secretKey,
    CONTROL_DATABASE: world.controlDatabase,
    FILES_URL: `file://${join(place, 'files')}`,
  });

  it('tells what it wrote, and what must be kept beside it', async () => {
    const args = [join(import.meta.dirname, 'backup.ts'), '--para', join(place, 'second')];
    const { stdout } = await run(process.execPath, args, { env: env() });
    expect(stdout).toContain('Backup finished: 3 databases and 2 files');
    expect(stdout).toContain('SECRET_KEY');
    expect(stdout).not.toContain(world.secretKey);
  }, 30_000);

  it.each(['backup.ts', 'bring-back.ts'])('%s without a folder tells how it is used', async (file) => {
    // Nothing is opened before: without DATABASE_URL a database would be made.
    const env = { PATH: process.env['PATH'], DATA_DIR: join(place, 'nothing') };
    const started = run(process.execPath, [join(import.meta.dirname, file)], { env });
    await expect(started).rejects.toMatchObject({
      stderr: expect.stringContaining('The folder is missing.') as unknown,
    });
    expect(await readdir(place)).not.toContain('nothing');
  });
});
