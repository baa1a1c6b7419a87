import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { seedInBatches } from '../server/db/seed/company.ts';
import { loadProfile } from '../server/db/seed/profiles.ts';
import { demoSeed } from '../server/db/seed/random.ts';
import { readConfig } from '../server/src/core/config.ts';
import { withConnection } from '../server/src/core/db/connection.ts';
import { addressOf } from '../server/src/core/db/pools.ts';
import { createCompany, provisionControl } from '../server/src/core/db/provision.ts';
import { startEmbedded } from '../server/src/core/embedded/launcher.ts';

/** Where the measured data lives, apart from the demonstration's; BENCH_DATA_DIR chooses another place. */
const dataDir = resolve(process.env['BENCH_DATA_DIR'] ?? 'data-bench');
/** Named as in the demonstration: the same logins, a fleet ten times as big. */
const company = { name: 'DEMO', key: '1'.padStart(32, '0') };
const stateFile = join(dataDir, 'carga.json');

/** What a run that was cut off needs, to go on as the same run. */
interface State {
  /** Moment the data describes. */
  now: string;
  finished: boolean;
}

/** Makes the company of a million orders, or what is missing of it. */
async function main(): Promise<void> {
  if (process.argv.includes('--anew')) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const state = await readState();
  if (state.finished)
    return console.log(`${dataDir} is complete, as of ${state.now}; --anew makes it again.`);
  await save(state);
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined });
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const server = await startEmbedded({ dataDir, log });
  try {
    await provisionControl({ url: server.adminUrl }, { ...config, ownsServer: true });
    const known = await findCompany(addressOf(server.adminUrl, config.controlDatabase));
    const { id, database } = known ?? (await createCompany({ url: server.adminUrl }, config, company));
    await fill(addressOf(server.adminUrl, database), {
      id,
      secretKey: config.secretKey,
      now: Date.parse(state.now),
    });
    await save({ ...state, finished: true });
  } finally {
    await server.stop();
  }
}

async function readState(): Promise<State> {
  if (!existsSync(stateFile)) return { now: new Date().toISOString(), finished: false };
  return JSON.parse(await readFile(stateFile, 'utf8')) as State; // written by save
}

async function save(state: State): Promise<void> {
  await writeFile(stateFile, `${JSON.stringify(state)}\n`);
}

async function findCompany(controlUrl: string): Promise<{ id: number; database: string } | undefined> {
  return withConnection(controlUrl, async (client) => {
    const { rows } = await client.query<{ id: number; database: string }>(
      'select nr_sequencial as id, db_name as database from empresa where cd_apikey = $1',
      [company.key],
    );
    return rows[0];
  });
}

async function fill(url: string, given: { id: number; secretKey: string; now: number }): Promise<void> {
  const began = Date.now();
  await withConnection(url, async (client) => {
    // The rows are right by construction and checked by the tests of smaller profiles; a lost batch is written again.
    await client.query("set session_replication_role = 'replica'");
    await client.query('set synchronous_commit = off');
    let told = -1;
    await seedInBatches(client, {
      profile: loadProfile,
      seed: demoSeed,
      now: given.now,
      companyId: given.id,
      secretKey: given.secretKey,
      onProgress: (done) => {
        const percent = Math.floor(done * 100);
        if (percent === told) return;
        told = percent;
        process.stdout.write(
          `\r${String(percent).padStart(3)} %  ${Math.round((Date.now() - began) / 1_000)} s`,
        );
      },
    });
    process.stdout.write('\nvacuum and statistics\n');
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ n: number; open: number }>(
      'select count(*)::int as n, (count(*) filter (where dt_final is null))::int as open from os',
    );
    console.log(
      `${rows[0]?.n} orders, ${rows[0]?.open} open, in ${Math.round((Date.now() - began) / 1_000)} s`,
    );
  });
}

await main();
