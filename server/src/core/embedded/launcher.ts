import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { type Lock, takeLock } from './lock.ts';
import { choosePort } from './port.ts';
import { endPostmaster, findRunning, lastWords, type Postmaster, spawnPostmaster } from './postmaster.ts';
import { untilReady } from './readiness.ts';
import { findSite, type Site } from './site.ts';
import { startWatchdog } from './watchdog.ts';

/** Logger of the launcher; compatible with pino. */
export interface LauncherLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** Address with the superuser's password, database postgres, on 127.0.0.1. Unchanged by restarts of PostgreSQL. */
  adminUrl: string;
  port: number;
  /** True when a PostgreSQL left by a killed server was found running and taken over. */
  adopted: boolean;
  /** Stops PostgreSQL and releases the data folder. May be called more than once. */
  stop(): Promise<void>;
}

/** State a server keeps about its database. */
interface Watch {
  site: Site;
  binaries: Binaries;
  password: string;
  log: LauncherLog;
  stopping: boolean;
}

/** Milliseconds before the first, second ... try to start again after PostgreSQL ended by itself. */
const restartPauses = [0, 200, 500, 1000, 2000, 5000];

/**
 * Starts the real PostgreSQL of the npm package on `dataDir`, or takes over the one a killed server left running, and keeps
 * it running: when it is killed it is started again and recovers by itself.
 * @throws EmbeddedDatabaseError with a sentence for people: folder in use, other version, other account, cannot start.
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: LauncherLog;
}): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options;
  const site = await findSite(dataDir);
  const lock = await takeLock(site.home, dataDir);
  try {
    const binaries = await findBinaries(site.account);
    const password = await ensureCluster(site, binaries);
    return await launch({ site, binaries, password, log, stopping: false }, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function launch(watch: Watch, lock: Lock): Promise<EmbeddedDatabase> {
  const watchdog = startWatchdog(watch.site, watch.binaries, lock);
  const adoptee = await adopt(watch);
  let postmaster: Postmaster;
  try {
    postmaster = adoptee ?? (await start(watch, await choosePort(watch.site.home)));
  } catch (error) {
    await watchdog.farewell();
    throw error;
  }
  const keeping = keepRunning(watch, postmaster);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    watch.stopping = true;
    await endPostmaster(keeping.current());
    await keeping.done;
    await watchdog.farewell();
    await lock.release();
  };
  return {
    adminUrl: superuserUrl(watch.password, postmaster.port),
    port: postmaster.port,
    adopted: adoptee !== undefined,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Waits until a PostgreSQL found running is ready; if it is shutting down, waits for its end. */
async function adopt(watch: Watch): Promise<Postmaster | undefined> {
  const found = await findRunning(watch.site, watch.binaries);
  if (found === undefined) return undefined;
  const ready = await untilReady(superuserUrl(watch.password, found.port), found);
  return ready ? found : undefined;
}

async function start(watch: Watch, port: number): Promise<Postmaster> {
  const postmaster = await spawnPostmaster(watch.site, watch.binaries, port);
  if (await untilReady(superuserUrl(watch.password, port), postmaster)) return postmaster;
  throw new EmbeddedDatabaseError(`PostgreSQL did not start:\n${await lastWords(watch.site)}`);
}

/** Restarts PostgreSQL on the same port whenever it ends unexpectedly. */
function keepRunning(watch: Watch, first: Postmaster): { current(): Postmaster; done: Promise<void> } {
  let current = first;
  const loop = async () => {
    await current.ended;
    while (!watch.stopping) {
      watch.log.warn('PostgreSQL ended by itself; starting it again.');
      const next = await startAgain(watch, first.port);
      if (next === undefined) return;
      current = next;
      watch.log.info('PostgreSQL is back.');
      if (watch.stopping) await endPostmaster(current);
      await current.ended;
    }
  };
  return { current: () => current, done: loop() };
}

/** Retries with increasing pauses until it succeeds; undefined when the server is stopped meanwhile. */
async function startAgain(watch: Watch, port: number): Promise<Postmaster | undefined> {
  for (let attempt = 0; !watch.stopping; attempt++) {
    await sleep(restartPauses[attempt] ?? restartPauses.at(-1));
    try {
      return await start(watch, port);
    } catch (error) {
      watch.log.error(error instanceof Error ? error.message : String(error));
    }
  }
  return undefined;
}

/** Address of an embedded PostgreSQL for its superuser. */
export function superuserUrl(password: string, port: number | string): string {
  return `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}
