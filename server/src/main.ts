import { readFileSync } from 'node:fs';
import pino from 'pino';
import { createApp, webFolder } from './app.ts';
import { type Config, ConfigError, readConfig } from './core/config.ts';
import { openDatabases } from './core/db/pools.ts';
import { migrateAll, provisionControl } from './core/db/provision.ts';
import { roleAddress } from './core/db/roles.ts';
import { EmbeddedDatabaseError } from './core/embedded/errors.ts';
import { type EmbeddedDatabase, startEmbedded } from './core/embedded/launcher.ts';
import { seedWhenEmpty } from './start/seed.ts';
import { announceAddress, say, step } from './start/words.ts';

/** Longest a stopping server waits for calls under way, in ms (G-122). */
const longestFarewell = 10_000;

/** Starts the product: database, migrations, demonstration data, calls and web. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const version = readVersion();
  const logger = pino({ level: config.production ? config.logLevel : quieter(config.logLevel) });
  warnOfOpenDoors(config);

  const embedded = await openDatabaseServer(config);
  const admin = { url: embedded?.adminUrl ?? config.databaseUrl ?? '' };
  const { secretKey, controlDatabase } = config;
  const provision = { secretKey, controlDatabase, ownsServer: embedded !== undefined };

  step(4, 'Bringing the databases up to date');
  for (const warning of await provisionControl(admin, provision)) say(`  ${warning}`);
  const migrated = await migrateAll(admin, provision);
  for (const company of migrated.filter(({ error }) => error)) {
    say(`  ${company.database} cannot be served: ${company.error?.message}`);
  }
  if (config.demonstration) await seedWhenEmpty(admin.url, config);

  step(5, 'Serving');
  const databases = openDatabases(controlDatabase, {
    appUrl: roleAddress(admin.url, 'terminal_app', secretKey, controlDatabase),
    poolSize: config.poolSize,
    onError: (error, database) => logger.warn({ err: error, database }, 'idle connection lost'),
  });
  const closedCompanies = new Set(migrated.flatMap(({ id, error }) => (error === undefined ? [] : [id])));
  const app = await createApp({ config, databases, logger, version, closedCompanies, webFolder });
  await app.listen({ port: config.port, host: config.host });
  announceAddress(config);

  endOnSignal(async () => {
    await app.close();
    await databases.close();
    await embedded?.stop();
  });
}

async function openDatabaseServer(config: Config): Promise<EmbeddedDatabase | undefined> {
  if (config.databaseUrl !== undefined) {
    step(3, 'Using the PostgreSQL of DATABASE_URL');
    return undefined;
  }
  step(3, 'Starting PostgreSQL');
  const log = { info: () => undefined, warn: say, error: say };
  return startEmbedded({ dataDir: config.dataDir, log });
}

/** In development the console belongs to people: only what went wrong is logged. */
function quieter(level: string): string {
  return level === 'info' ? 'warn' : level;
}

function warnOfOpenDoors(config: Config): void {
  if (config.production && !config.loginRequiresTerminal) {
    say(
      'WARNING: LOGIN_REQUIRES_TERMINAL is off: anybody who reaches this server may try to sign in with three digits.',
    );
  }
}

function readVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** Stops once, in order, however often the signal comes; gives up after ten seconds. */
function endOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    say('Stopping…');
    setTimeout(() => process.exit(1), longestFarewell).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

try {
  await main();
} catch (error) {
  const forPeople = error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (taken) console.error('The port is in use: stop the other program or set PORT to another number.');
  else console.error(forPeople ? error.message : error);
  process.exit(1);
}
