import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../server/src/core/embedded/launcher.ts';

/** Where company DEMO is reached: its calls and, as administrator, its PostgreSQL. */
export interface Place {
  adminUrl: string;
  secretKey: string;
  /** Address of the running server. */
  base: string;
}

/** The measured installation: data set `carga` in a PostgreSQL of its own, a server in a process of its own. */
export interface World extends Place {
  controlDatabase: string;
  server: ChildProcess;
  /** Milliseconds from the server's start until it was ready. */
  readyAfter: number;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
/** Where `npm run bench:data` puts its data. */
const ordinaryFolder = join(root, 'data-bench');
const controlDatabase = 'terminal_controle';
const ordinaryPort = Number(process.env['PORT'] ?? 3190);

/**
 * Opens the data and starts the server as in production.
 * @param settings of its environment, for those who need others
 * @throws when there is no data yet
 */
export async function openWorld(
  dataFolder = ordinaryFolder,
  port = ordinaryPort,
  settings: NodeJS.ProcessEnv = {},
): Promise<World> {
  const keyFile = join(dataFolder, 'secret.key');
  if (!existsSync(keyFile)) throw new Error('No data: run `npm run bench:data` first.');
  const secretKey = readFileSync(keyFile, 'utf8').trim();
  const database = await startEmbedded({ dataDir: dataFolder, log: console });
  const started = performance.now();
  const server = startServer(database, secretKey, port, settings);
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, server);
  const readyAfter = performance.now() - started;
  return {
    adminUrl: database.adminUrl,
    secretKey,
    controlDatabase,
    base,
    server,
    readyAfter,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await database.stop();
    },
  };
}

/** A second server on the same databases. @param settings of its environment, for drills that need others */
export async function startBeside(
  world: World,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<{ base: string; server: ChildProcess; stop(): Promise<void> }> {
  const server = startServer(world, world.secretKey, port, settings);
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, server);
  return {
    base,
    server,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

function startServer(
  database: { adminUrl: string },
  secretKey: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawnServer({
    DATABASE_URL: database.adminUrl,
    SECRET_KEY: secretKey,
    CONTROL_DATABASE: controlDatabase,
    PORT: String(port),
    ...settings,
  });
}

/** Starts what `npm run build` has built, as `npm start` does for real use. @param settings further environment variables */
export function spawnServer(settings: NodeJS.ProcessEnv): ChildProcess {
  // The file is part of this repository.
  const { flags, environment } = JSON.parse(
    readFileSync(join(root, 'server/process.json'), 'utf8'),
  ) as ProcessSettings;
  return spawn(process.execPath, [...flags, join(root, 'server/dist/main.cjs')], {
    cwd: root,
    env: {
      ...environment,
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOGIN_REQUIRES_TERMINAL: 'false',
      LOG_LEVEL: 'error',
      // One, wherever it is measured; what the drills kill is the whole server.
      PROCESSES: '1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

interface ProcessSettings {
  flags: string[];
  environment: Record<string, string>;
}

const longestStart = 30_000;

/** Waits until a server says it is ready. @throws when it ends before, or after thirty seconds */
export async function untilReady(base: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + longestStart;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    const ready = await fetch(`${base}/api/saude/pronto`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(25);
  }
  throw new Error('The server was not ready in time.');
}
