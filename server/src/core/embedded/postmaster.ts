import { execFile, spawn } from 'node:child_process';
import { open, readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { asAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { copiesIn, workingFolderOf } from './processes.ts';
import type { Site } from './site.ts';

const run = promisify(execFile);
const endPollMs = 250;
const patienceMs = 8000;
const orphanPatienceMs = 1000;

/**
 * Most memory one process of PostgreSQL may take for itself, in kilobytes: a statement that needs more fails with "out of
 * memory" without affecting others. The product's own statements need a tenth of it.
 */
const mostMemory = 768 * 1_024;
/** A shell that sets the limit and execs PostgreSQL; without a limit if the system does not support it. */
const limited = ['-c', `ulimit -d ${mostMemory} 2>/dev/null; exec "$0" "$@"`];

/** A running PostgreSQL, started by this process or adopted. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Fulfilled when the process is gone, for whatever reason. */
  ended: Promise<void>;
}

/** The PostgreSQL that runs on the data directory, left by a server that was killed; undefined when there is none. */
export async function findRunning(site: Site, binaries: Binaries): Promise<Postmaster | undefined> {
  const text = await readFile(join(site.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0 && port > 0) || !(await isRunning(site, binaries, pid))) return undefined;
  return { pid, port, ended: untilGone(site, binaries, pid) };
}

/** Starts PostgreSQL in a session of its own, so that Ctrl-C in the console reaches the server only. */
export async function spawnPostmaster(site: Site, binaries: Binaries, port: number): Promise<Postmaster> {
  await clearRemains(site);
  const log = await open(startLog(site), 'w', 0o600);
  try {
    const child = spawn('/bin/sh', [...limited, binaries.postgres, '-D', site.cluster, '-p', String(port)], {
      ...asAccount(site.account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    child.unref();
    if (child.pid === undefined)
      throw new EmbeddedDatabaseError(`PostgreSQL (${binaries.postgres}) cannot be run.`);
    return { pid: child.pid, port, ended };
  } finally {
    await log.close();
  }
}

/** Last log lines of a PostgreSQL that failed to start, for the error message. */
export async function lastWords(site: Site): Promise<string> {
  const text = await readFile(startLog(site), 'utf8').catch(() => '');
  const words = text.trim().split('\n').slice(-5).join('\n');
  return /No space left on device/.test(words)
    ? `The disk is full: make room and start again.\n${words}`
    : words;
}

/**
 * Ends PostgreSQL: first "fast" (sessions cut, data written), after eight seconds "immediate" (recovers at the next start).
 */
export async function endPostmaster(postmaster: Postmaster): Promise<void> {
  if (!signal(postmaster.pid, 'SIGINT')) return;
  // The timer also keeps this process alive until the end is seen.
  const impatience = setInterval(() => signal(postmaster.pid, 'SIGQUIT'), patienceMs);
  await postmaster.ended;
  clearInterval(impatience);
}

/** False when the process is gone already. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function startLog(site: Site): string {
  return join(site.home, 'start.log');
}

/** On Linux the working folder is checked too, because the pid may have been reused. */
async function isRunning(site: Site, binaries: Binaries, pid: number): Promise<boolean> {
  if (process.platform === 'linux') return (await workingFolderOf(pid)) === (await realpath(site.cluster));
  const status = await run(binaries.pgCtl, ['status', '-D', site.cluster], asAccount(site.account)).catch(
    () => undefined,
  );
  return status?.stdout.includes(`PID: ${pid})`) ?? false;
}

async function untilGone(site: Site, binaries: Binaries, pid: number): Promise<void> {
  while (await isRunning(site, binaries, pid)) await sleep(endPollMs, undefined, { ref: false });
}

/**
 * Removes the remains of a killed PostgreSQL, so that the next one can start.
 * A busy session outlives its killed main process until its statement ends, and PostgreSQL refuses to start meanwhile: such
 * sessions can no longer commit, end them as the main process would have. Then the pid file is removed: PostgreSQL trusts it as
 * long as any process, even an unrelated one or a zombie, has that pid, but at this point no PostgreSQL works in the folder.
 */
async function clearRemains(site: Site): Promise<void> {
  if (process.platform !== 'linux') return;
  const folder = await realpath(site.cluster);
  const begin = Date.now();
  for (
    let left = await copiesIn(folder, 'postgres');
    left.length > 0;
    left = await copiesIn(folder, 'postgres')
  ) {
    for (const pid of left) signal(pid, Date.now() - begin < orphanPatienceMs ? 'SIGQUIT' : 'SIGKILL');
    await sleep(20);
  }
  await rm(join(site.cluster, 'postmaster.pid'), { force: true });
}
