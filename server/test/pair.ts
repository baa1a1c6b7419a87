import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withConnection } from '../src/core/db/connection.ts';
import { findBinaries } from '../src/core/embedded/binaries.ts';
import { ensureCluster } from '../src/core/embedded/cluster.ts';
import { superuserUrl } from '../src/core/embedded/launcher.ts';
import { takeLock } from '../src/core/embedded/lock.ts';
import { choosePort } from '../src/core/embedded/port.ts';
import { endPostmaster, spawnPostmaster } from '../src/core/embedded/postmaster.ts';
import { copiesIn } from '../src/core/embedded/processes.ts';
import { untilReady } from '../src/core/embedded/readiness.ts';
import { findSite, giveTo } from '../src/core/embedded/site.ts';
import { startWatchdog } from '../src/core/embedded/watchdog.ts';

const run = promisify(execFile);
const lookMs = 20;
const longestWait = 20_000;

/** A PostgreSQL that nobody starts again when it was killed. */
export interface Unkept {
  adminUrl: string;
  port: number;
  /** Ends its main process without a word; the others end by themselves. */
  kill(): Promise<void>;
  /** Makes a standby a primary. */
  promote(): Promise<void>;
  /** Stops it with its data written. */
  stop(): Promise<void>;
  /** Sends all its processes a signal: SIGSTOP makes it a host that is gone without a word. */
  signal(name: NodeJS.Signals): Promise<void>;
}

/** Starts the PostgreSQL of a data folder, which is made if there is none. */
export async function startUnkept(dataDir: string): Promise<Unkept> {
  const site = await findSite(dataDir);
  const binaries = await findBinaries(site.account);
  const lock = await takeLock(site.home, dataDir);
  const password = await ensureCluster(site, binaries);
  // Ends it when this process is killed.
  const watchdog = startWatchdog(site, binaries, lock);
  const postmaster = await spawnPostmaster(site, binaries, await choosePort(site.home));
  const adminUrl = superuserUrl(password, postmaster.port);
  if (!(await untilReady(adminUrl, postmaster))) throw new Error('PostgreSQL did not start.');
  let isGone = false;
  const ended = postmaster.ended.then(async () => {
    isGone = true;
    await watchdog.farewell();
    await lock.release();
  });
  return {
    adminUrl,
    port: postmaster.port,
    async kill() {
      process.kill(postmaster.pid, 'SIGKILL');
      await ended;
    },
    promote: () =>
      withConnection(adminUrl, (client) => client.query('select pg_promote()').then(() => undefined)),
    async stop() {
      // The number of one that was killed may be another process's by now.
      if (!isGone) await endPostmaster(postmaster);
      await ended;
    },
    async signal(name) {
      for (const pid of await copiesIn(site.cluster, 'postgres')) process.kill(pid, name);
    },
  };
}

/** Address of two, in this order, as an operator writes it. */
export const urlOfBoth = (one: Unkept, other: Unkept): string =>
  one.adminUrl.replace(`:${one.port}/`, `:${one.port},127.0.0.1:${other.port}/`);

/** Makes a standby of a stopped PostgreSQL in another data folder: a copy that follows the original once both run. */
export async function copyAsStandby(from: string, to: string): Promise<void> {
  const [source, copy] = [await findSite(from), await findSite(to)];
  const read = async (name: string) => (await readFile(join(source.home, name), 'utf8')).trim();
  const [password, port] = [await read('password'), await read('port')];
  await run('cp', ['-a', source.cluster, copy.cluster]);
  await run('cp', ['-a', join(source.home, 'password'), copy.home]);
  await writeFile(join(copy.cluster, 'standby.signal'), '');
  await giveTo(copy.account, join(copy.cluster, 'standby.signal'));
  const primary = `host=127.0.0.1 port=${port} user=postgres password=${password} application_name=${standbyName}`;
  await writeSettings(to, `primary_conninfo = '${primary}'\n`);
}

/** Name under which a standby made by `copyAsStandby` is known to its primary. */
export const standbyName = 'reserva';

/** Settings of a PostgreSQL, read at its next start. */
export async function writeSettings(dataDir: string, text: string): Promise<void> {
  const { cluster, account } = await findSite(dataDir);
  await writeFile(join(cluster, 'local.conf'), text);
  await giveTo(account, join(cluster, 'local.conf'));
}

/** Waits until a standby receives everything. @param state as the primary tells it */
export async function untilFollowed(primary: Unkept, state: 'sync' | 'async'): Promise<void> {
  const deadline = performance.now() + longestWait;
  while (performance.now() < deadline) {
    const { rowCount } = await withConnection(primary.adminUrl, (client) =>
      client.query("select 1 from pg_stat_replication where state = 'streaming' and sync_state = $1", [
        state,
      ]),
    );
    if (rowCount === 1) return;
    await sleep(lookMs);
  }
  throw new Error('The standby does not follow.');
}
