import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRoot, NOBODY } from './account.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { type EmbeddedDatabase, startEmbedded } from './launcher.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let dataDir: string;
let running: EmbeddedDatabase[];
let owners: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(dataDir, 0o755);
  running = [];
  owners = [];
});

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL');
  for (const database of running) await database.stop();
  // A killed owner leaves PostgreSQL running: adopt it once more in order to stop it.
  if (owners.length > 0) await (await start()).stop();
  const site = await realpath(join(dataDir, 'postgres')).catch(() => dataDir);
  await rm(site, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log });
  running.push(database);
  return database;
}

async function ask<Row extends object>(database: { adminUrl: string }, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: database.adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

/** Another server process on the same data folder, which lives until it is killed. */
async function startOwner(): Promise<ChildProcess> {
  const script = `import(process.argv[1])
    .then((launcher) => launcher.startEmbedded({ dataDir: process.argv[2], log: console }))
    .then(() => { console.log('ready'); setInterval(() => {}, 1000); });`;
  const owner = spawn(process.execPath, ['-e', script, join(import.meta.dirname, 'launcher.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(owner);
  await new Promise<void>((resolve, reject) => {
    owner.stdout?.on('data', (text: Buffer) => text.includes('ready') && resolve());
    owner.once('exit', () => reject(new Error('the owner did not start')));
  });
  return owner;
}

async function kill(owner: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => owner.once('exit', resolve));
  owner.kill('SIGKILL');
  await gone;
}

async function untilAnswers(database: EmbeddedDatabase): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < 10_000) {
    const rows = await ask(database, 'select 1').catch(() => []);
    if (rows.length === 1) return performance.now() - begin;
    await sleep(50);
  }
  throw new Error('the database did not come back within ten seconds');
}

describe('the embedded database', () => {
  test('keeps its data from one start to the next, on the same port', async () => {
    const first = await start();
    await ask(first, 'create table kept as select 7 as value');
    await first.stop();
    const second = await start();
    expect(await ask(second, 'select value from kept')).toEqual([{ value: 7 }]);
    expect(second.port).toBe(first.port);
    expect(second.adopted).toBe(false);
  });

  test('speaks UTF-8 with the C.UTF-8 locale built into PostgreSQL, durably and in UTC', async () => {
    const database = await start();
    const [row] = await ask(
      database,
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
         current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('listen_addresses') as listens, current_setting('TimeZone') as zone
       from pg_database where datname = 'postgres'`,
    );
    expect(row).toEqual({
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      fsync: 'on',
      commit: 'on',
      listens: '127.0.0.1',
      zone: 'UTC',
    });
  });

  test('lets nobody in without the password of the data folder, which only its owner can read', async () => {
    const database = await start();
    const withoutPassword = { adminUrl: database.adminUrl.replace(/:[^:@]+@/, ':guess@') };
    await expect(ask(withoutPassword, 'select 1')).rejects.toThrow(/password authentication failed/);
    const { mode } = await stat(join(dataDir, 'postgres', 'password'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('is started again by itself within three seconds when it is killed, without losing a committed row', async () => {
    const database = await start();
    await ask(database, 'create table kept as select 7 as value');
    process.kill(await postmasterPid(), 'SIGKILL');
    expect(await untilAnswers(database)).toBeLessThan(3000);
    expect(await ask(database, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('comes back even when a busy session outlived the killed main process', async () => {
    const database = await start();
    const busy = ask(database, 'select pg_sleep(60)').catch(() => []);
    await sleep(200);
    process.kill(await postmasterPid(), 'SIGKILL');
    expect(await untilAnswers(database)).toBeLessThan(3000);
    expect(await busy).toEqual([]);
  });

  test('is taken over, running, by the next server when its owner was killed', async () => {
    const owner = await startOwner();
    const before = await postmasterPid();
    await kill(owner);
    const next = await start();
    expect(next.adopted).toBe(true);
    expect(await postmasterPid()).toBe(before);
    expect(await ask(next, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is watched as well after it was taken over', async () => {
    await kill(await startOwner());
    const next = await start();
    process.kill(await postmasterPid(), 'SIGKILL');
    expect(await untilAnswers(next)).toBeLessThan(3000);
  });

  test('recovers when both the server and PostgreSQL were killed', async () => {
    const owner = await startOwner();
    const postgres = await postmasterPid();
    await kill(owner);
    process.kill(postgres, 'SIGKILL');
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await ask(next, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('does not stay behind for ever: it is stopped when no server comes back', {
    timeout: 30_000,
  }, async () => {
    const owner = await startOwner();
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    await kill(owner);
    await expect.poll(() => stat(pidFile).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone');
  });

  test('refuses a second server on the same data folder, and the first goes on', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(EmbeddedDatabaseError);
    await expect(start()).rejects.toThrow(`The data folder ${dataDir} is in use by process ${process.pid}`);
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('lets exactly one of two servers win that find the lock of a dead one at the same moment', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'owner.lock'), '999999999 long ago');
    const starts = await Promise.allSettled([start(), start()]);
    expect(starts.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('takes a free port when another program has taken the remembered one', async () => {
    const first = await start();
    await first.stop();
    const { createServer } = await import('node:net');
    const intruder = createServer().listen(first.port, '127.0.0.1');
    const second = await start();
    intruder.close();
    expect(second.port).not.toBe(first.port);
  });

  test('refuses data made by another major version of PostgreSQL', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17; this release runs PostgreSQL 18');
  });

  test('begins anew when the first start was killed while it made the database', async () => {
    await mkdir(join(dataDir, 'postgres', 'cluster.unfinished'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'cluster.unfinished', 'PG_VERSION'), '18\n');
    const database = await start();
    expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe.runIf(isRoot())('the embedded database started by root', () => {
  test('runs as nobody', async () => {
    await start();
    const { uid } = await stat(join(dataDir, 'postgres', 'cluster'));
    expect(uid).toBe(NOBODY.uid);
  });

  test('starts under a umask that closes everything to others', async () => {
    const before = process.umask(0o077);
    try {
      const database = await start();
      expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      process.umask(before);
    }
    const { mode } = await stat(join(dataDir, 'postgres', 'owner.lock'));
    expect(mode & 0o777).toBe(0o644);
  });

  test('lies outside a data folder that nobody may enter, and is found again through a link', async () => {
    await chmod(dataDir, 0o700);
    const first = await start();
    await ask(first, 'create table kept as select 7 as value');
    await first.stop();
    expect(await realpath(join(dataDir, 'postgres'))).toMatch(/^\/var\/lib\/workshop-terminal\//);
    const second = await start();
    expect(await ask(second, 'select value from kept')).toEqual([{ value: 7 }]);
  });
});
