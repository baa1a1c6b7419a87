import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describeSchema } from '../../../server/db/schema/describe.ts';
import { withConnection } from '../../../server/src/core/db/connection.ts';
import { migrateDatabase } from '../../../server/src/core/db/migrate.ts';
import { addressOf } from '../../../server/src/core/db/places.ts';
import { makeDatabase } from '../../../server/src/core/db/provision.ts';
import { startEmbedded } from '../../../server/src/core/embedded/launcher.ts';
import { spawnServer, untilReady } from '../world.ts';
import { type Drill, type Finding, type Ground, none } from './drill.ts';
import { endOf } from './house.ts';

const database = 'empresa_antiga';
const controlDatabase = 'terminal_controle';
const kills = 8;
const migrations = join(import.meta.dirname, '../../../server/db/migrations/company');
const dump = join(import.meta.dirname, '../../../server/db/schema/company.sql');

export const migration: Drill = {
  name: 'migration',
  promise:
    'a server killed while it brings an old database up leaves all or nothing of it; two that start together bring it up once, to the written schema',
  defect: 'a column is added to the old database by hand',
  run,
};

/** Registers a company of the first version, which starting servers must migrate. */
async function run(ground: Ground): Promise<Finding[]> {
  const server = await startEmbedded({ dataDir: ground.dataDir, log: console });
  const old: Old = { ...ground, adminUrl: server.adminUrl, files: await migrationFiles() };
  try {
    await register(old);
    const killed = await killWhileMigrating(old);
    await remake(old);
    const ready = await startTogether(old);
    const applied = await appliedTo(old);
    const [found, written] = [
      await withConnection(addressOf(old.adminUrl, database), describeSchema),
      await readFile(dump, 'utf8'),
    ];
    const halves = killed.filter((count) => count !== 1 && count !== old.files.length);
    return [
      {
        kept: killed.length === kills,
        text: `killed ${kills} times; found at the old version ${killed.filter((count) => count === 1).length} times`,
      },
      none(halves.length, 'found half-way'),
      { kept: ready === 2, text: `servers of two started together that came to serve: ${ready}` },
      {
        kept: applied.join() === old.files.join(),
        text: `migrations applied, each once and in order: ${applied.length} of ${old.files.length}`,
      },
      { kept: found === written, text: 'the schema is the written one (server/db/schema/company.sql)' },
    ];
  } finally {
    await server.stop();
  }
}

interface Old extends Ground {
  adminUrl: string;
  /** Names of the migrations in their order. */
  files: string[];
}

const migrationFiles = async () =>
  (await readdir(migrations))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .sort();

/** The company must be there before a server starts; its database follows. */
async function register({ adminUrl }: Old): Promise<void> {
  await withConnection(addressOf(adminUrl, controlDatabase), (client) =>
    client.query(
      `insert into empresa (ds_empresa, cd_apikey, db_name, ds_fuso, mostrar_em, st_status)
       values ('ANTIGA', repeat('9', 32), $1, 'America/Sao_Paulo', '{3}', 'A')`,
      [database],
    ),
  );
}

/** Puts the company's database back to the first version. */
async function remake({ adminUrl, secretKey, files, broken }: Old): Promise<void> {
  await withConnection(adminUrl, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`),
  );
  await makeDatabase({ url: adminUrl }, { secretKey }, database, 'company');
  const url = addressOf(adminUrl, database);
  await migrateDatabase(url, 'company', files[0]);
  if (broken)
    await withConnection(url, (client) => client.query('alter table g_clifor add column ds_estranha text'));
}

/** @returns how many migrations the database had after each kill */
async function killWhileMigrating(old: Old): Promise<number[]> {
  const counts: number[] = [];
  for (let n = 0; n < kills; n += 1) {
    await remake(old);
    const server = serve(old, old.port);
    await untilBusy(old);
    await sleep(n * 120); // never at the same point of the work
    await endOf(server, 'SIGKILL');
    await untilAlone(old);
    counts.push((await appliedTo(old)).length);
  }
  return counts;
}

const serve = ({ adminUrl, secretKey }: Old, port: number) =>
  spawnServer({
    DATABASE_URL: adminUrl,
    SECRET_KEY: secretKey,
    CONTROL_DATABASE: controlDatabase,
    PORT: String(port),
  });

const sessionsOf = async ({ adminUrl }: Old): Promise<number> =>
  withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int from pg_stat_activity where datname = $1',
      [database],
    );
    return rows[0]?.count ?? 0;
  });

/** Until a server is at the old database. */
async function untilBusy(old: Old): Promise<void> {
  while ((await sessionsOf(old)) === 0) await sleep(2);
}

/** Until PostgreSQL has noticed that the killed server is gone. */
async function untilAlone(old: Old): Promise<void> {
  while ((await sessionsOf(old)) > 0) await sleep(10);
}

/** @returns how many of two servers came to serve */
async function startTogether(old: Old): Promise<number> {
  const servers = [old.port, old.port + 1].map((port) => ({ port, server: serve(old, port) }));
  const outcomes = await Promise.allSettled(
    servers.map(({ port, server }) => untilReady(`http://127.0.0.1:${port}`, server)),
  );
  for (const { server } of servers) await endOf(server, 'SIGTERM');
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

const appliedTo = ({ adminUrl }: Old): Promise<string[]> =>
  withConnection(addressOf(adminUrl, database), async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from migracao order by name');
    return rows.map(({ name }) => name);
  });
