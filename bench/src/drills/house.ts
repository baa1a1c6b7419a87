import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { superuserUrl } from '../../../server/src/core/embedded/launcher.ts';
import { findSite } from '../../../server/src/core/embedded/site.ts';
import { type Place, spawnServer, untilReady } from '../world.ts';
import type { Ground } from './drill.ts';

/** An installation as `npm start` makes it for real use: the server keeps a PostgreSQL of its own in the data folder. */
export interface House extends Place {
  server: ChildProcess;
  /** Milliseconds from the start of the process until it was ready. */
  readyAfter: number;
  /** Sends a signal and waits for the end. @returns exit code, null when it was killed; milliseconds it took */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; took: number }>;
}

/** @param settings of the environment, for drills that need others than the ordinary ones */
export async function startHouse(ground: Ground, settings: NodeJS.ProcessEnv = {}): Promise<House> {
  const { dataDir, secretKey, port } = ground;
  const started = performance.now();
  const server = spawnServer({ DATA_DIR: dataDir, PORT: String(port), ...settings });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, server);
  const readyAfter = performance.now() - started;
  const adminUrl = await adminAddress(dataDir);
  return { adminUrl, secretKey, base, server, readyAfter, end: (signal) => endOf(server, signal) };
}

/** Sends a signal and waits for the end. */
export async function endOf(server: ChildProcess, signal: NodeJS.Signals) {
  const asked = performance.now();
  if (server.exitCode !== null || server.signalCode !== null) return { code: server.exitCode, took: 0 };
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
  return { code: server.exitCode, took: performance.now() - asked };
}

async function adminAddress(dataDir: string): Promise<string> {
  const { home } = await findSite(dataDir);
  const read = async (name: string) => (await readFile(join(home, name), 'utf8')).trim();
  return superuserUrl(await read('password'), await read('port'));
}

/** Number of the running PostgreSQL's main process. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const { cluster } = await findSite(dataDir);
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}
