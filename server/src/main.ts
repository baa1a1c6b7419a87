import cluster from 'node:cluster';
import { type Config, readConfig } from './core/config.ts';
import { type EmbeddedDatabase, startEmbedded } from './core/embedded/launcher.ts';
import { proveFiles } from './files/prove.service.ts';
import { type MigratedCompany, migrateAll } from './operation/company/migrate.service.ts';
import { serve } from './serve.ts';
import { proveAddresses } from './start/addresses.ts';
import { sentenceOf } from './start/explain.ts';
import {
  findInstallation,
  holdsDemonstration,
  InstallationError,
  noteProduction,
  proveKey,
  provisionControl,
} from './start/installation.service.ts';
import { beginProcesses, type Ground, receiveGround, tellServing } from './start/processes.ts';
import { seedWhenEmpty } from './start/seed.ts';
import { announceAddress, say, step } from './start/words.ts';

const demonstrationWarning =
  'WARNING: this database holds the demonstration companies, whose logins anybody can read in the README.';

/** Longest a stop takes in all, in ms; then the process ends whatever is still under way (G-122). */
const longestFarewell = 10_000;

/** What must be stopped, in reverse order of its start. */
const closers: (() => Promise<void>)[] = [];

/** Starts the product: database, migrations, demonstration data, calls and web. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  warnOfOpenDoors(config);
  await proveAddresses([config, ...(config.panelListener === null ? [] : [config.panelListener])]);
  const full = await proveFiles(config);
  if (full !== undefined) say(full);

  const embedded = await openDatabaseServer(config);
  const adminUrl = embedded?.adminUrl ?? config.databaseUrl ?? '';
  const prepared = await prepareDatabases(config, adminUrl, embedded !== undefined);

  step(5, 'Serving');
  await serveHere(config, { adminUrl, ...prepared });
  announceAddress(config, config.demonstration && (await holdsDemonstration(adminUrl, config)));
}

/** This process serves, or several it begins. */
async function serveHere(config: Config, ground: Ground): Promise<void> {
  if (config.processes === 1) {
    const serving = await serve(config, ground);
    closers.push(() => serving.stop());
    return;
  }
  const processes = await beginProcesses(config.processes, ground, say);
  closers.push(() => processes.stop());
  process.on('SIGUSR2', () => {
    processes.renew().then(
      () => say('All processes are new.'),
      (error: unknown) => say(String(error)),
    );
  });
}

/** One of several processes that serve what another one prepared. */
async function serveBeside(): Promise<void> {
  const serving = await serve(readConfig(process.env), await receiveGround());
  closers.push(() => serving.stop());
  tellServing();
}

/** Migrations of every database and, in the demonstration, its data. @returns what cannot be served */
async function prepareDatabases(
  config: Config,
  url: string,
  ownsServer: boolean,
): Promise<Pick<Ground, 'closed' | 'absent'>> {
  await refuseForeign(config, url);
  step(4, 'Bringing the databases up to date');
  const provision = { secretKey: config.secretKey, controlDatabase: config.controlDatabase, ownsServer };
  for (const warning of await provisionControl({ url }, provision)) say(`  ${warning}`);
  const migrated = await migrateAll({ url, others: config.servers }, provision);
  const failed = migrated.filter(({ error, absent }) => error !== undefined && absent === undefined);
  for (const { database, error } of failed) say(`  ${database} cannot be served: ${error?.message}`);
  const absent = [...new Set(migrated.flatMap((company) => company.absent ?? []))];
  for (const server of absent) warnOfAbsence(server, migrated);
  if (config.demonstration) await seedWhenEmpty(url, config);
  else if (await holdsDemonstration(url, config)) say(demonstrationWarning);
  if (config.production) await noteProduction(url, config);
  return { closed: failed.map(({ database }) => database), absent };
}

function warnOfAbsence(server: string, migrated: readonly MigratedCompany[]): void {
  const count = migrated.filter(({ absent }) => absent === server).length;
  say(
    `  WARNING: the server ${server} does not answer: its companies (${count}) are not served until it does.`,
  );
}

/** Before anything is touched: the key is that of the data, and data in use are not opened to everybody. */
async function refuseForeign(config: Config, url: string): Promise<void> {
  await proveKey(url, config);
  const { production } = await findInstallation(url, config);
  if (config.production || production === null) return;
  throw new InstallationError(
    `These data are in production since ${production.toISOString().slice(0, 10)}: start with NODE_ENV=production.`,
  );
}

async function openDatabaseServer(config: Config): Promise<EmbeddedDatabase | undefined> {
  if (config.databaseUrl !== undefined) {
    step(3, 'Using the PostgreSQL of DATABASE_URL');
    return undefined;
  }
  step(3, 'Starting PostgreSQL');
  const log = { info: () => undefined, warn: say, error: say };
  const embedded = await startEmbedded({ dataDir: config.dataDir, log });
  closers.push(() => embedded.stop());
  return embedded;
}

function warnOfOpenDoors(config: Config): void {
  if (config.production && !config.loginRequiresTerminal) {
    say(
      'WARNING: LOGIN_REQUIRES_TERMINAL is off: anybody who reaches this server may try to sign in with three digits.',
    );
  }
}

/** Stops everything that was started, newest first. */
async function stopAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}

/** Stops once, however often the signal comes; gives up after ten seconds. */
function endOnSignals(): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    if (cluster.isPrimary) say('Stopping…');
    setTimeout(() => process.exit(1), longestFarewell).unref();
    stopAll().then(
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

endOnSignals();
(cluster.isPrimary ? main() : serveBeside()).catch(async (error: unknown) => {
  console.error(sentenceOf(error) ?? error);
  await stopAll();
  process.exit(1);
});
