import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PanelLevel } from '@terminal/contract/levels';
import { helpPath } from '@terminal/contract/pages';
import type { z } from 'zod';
import type { SignInProvider } from './outside/provider.ts';
import { type Environment, environment, serverAddresses, shortestKey } from './variables.ts';

/** Outside services: addresses and secrets; an absent service is simulated (G-14). */
interface Services {
  ticket: { url: string; token: string | undefined } | undefined;
  lock: { url: string; token: string | undefined } | undefined;
  post: { url: string; from: string } | undefined;
  simulation: Environment['SIMULATE'];
  /** Polling interval for messages to send, in ms; 0: this server sends none by itself. */
  every: number;
  /** Longest a service may take to answer, in ms. */
  longestAnswer: number;
}

/** Longest a statement of the panel's SQL screens may last, in ms: for reading, changing and exporting a table (G-92, G-93). */
export interface SqlLimits {
  read: number;
  script: number;
  export: number;
}

/** Routines the server runs by itself (docs/scheduler.md). */
interface Scheduler {
  /** Polling interval for due schedules, in ms; 0: this server runs none. */
  every: number;
  /** Networks, besides the public internet, in which hosts of companies may be; CIDR. */
  networks: string[];
  /** Longest a routine may take, in ms. */
  longest: number;
}

/** Where files are kept: a folder, or a bucket of an S3-compatible service. */
export type FilesPlace =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; endpoint: string | undefined; region: string };

/** Where a server listens. */
export interface ListenerPlace {
  host: string;
  port: number;
}

/** Everything the environment decides, read once (G-123). */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Further PostgreSQL servers for companies: addresses by name. */
  servers: Readonly<Record<string, string>>;
  controlDatabase: string;
  secretKey: string;
  /** During a change of keys: the future or former key. Accepted for verification, never used for writing. */
  otherKey: string | undefined;
  loginRequiresTerminal: boolean;
  /** Separate listener of the panel; null: the panel is answered on the main one. */
  panelListener: ListenerPlace | null;
  /** Every panel user needs a password (G-05). */
  panelRequiresPassword: boolean;
  /** Lowest level of panel users who need a second factor; null: no one does. */
  panelSecondFactor: PanelLevel | null;
  /** Whose accounts sign panel users in; null: nobody's. */
  panelProvider: SignInProvider | null;
  /** Web origins at which passkeys work. */
  panelOrigins: string[];
  /** Companies offered by the panel's login; absent: all (G-89). */
  panelCompanies: string[] | undefined;
  trustProxy: string[];
  logLevel: string;
  metricsToken: string | undefined;
  helpUrl: string;
  testHost: boolean;
  /** Where files are kept (G-13). */
  files: FilesPlace;
  services: Services;
  sql: SqlLimits;
  scheduler: Scheduler;
  /** Database sessions active for `limit` seconds are ended, checked every `every` ms; 0: not by this server (G-99). */
  sessionWatch: { every: number; limit: number };
  /** Polling interval for imports no server works on, in ms; 0: this server processes only those sent to it. */
  intakeEvery: number;
  /** Connections per company database. */
  poolSize: number;
  poolTotal: number;
  /** Longest wait for a connection, in ms. */
  poolWaitMs: number;
  /** Memory for the open orders of the companies served; 0: they are always read from the database. */
  boardBytes: number;
  /** Processes that serve. */
  processes: number;
  /** Demonstration: embedded database outside production; seeded at the first start. */
  demonstration: boolean;
}

/** An invalid configuration; the message names the variable and what to do. */
export class ConfigError extends Error {}

/**
 * Reads and checks the configuration.
 * @param begins whether an empty data folder is set up, with a new key; a console command works on existing data
 * @throws ConfigError with one line per wrong variable.
 */
export function readConfig(env: NodeJS.ProcessEnv, begins = true): Config {
  const given = parsed(environment, env);
  const production = given.NODE_ENV === 'production';
  const dataDir = resolve(given.DATA_DIR);
  return {
    production,
    port: given.PORT,
    host: given.HOST,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    // process.env is no plain object.
    servers: parsed(serverAddresses, { ...env }),
    controlDatabase: given.CONTROL_DATABASE,
    secretKey: given.SECRET_KEY ?? keptSecret(dataDir, given.DATABASE_URL, begins),
    otherKey: given.SECRET_KEY_OTHER,
    loginRequiresTerminal: given.LOGIN_REQUIRES_TERMINAL ?? production,
    panelListener: panelListenerOf(given),
    panelRequiresPassword: given.PANEL_REQUIRE_PASSWORD ?? production,
    panelSecondFactor: secondFactorOf(given.PANEL_SECOND_FACTOR ?? (production ? 'E' : 'off')),
    panelProvider: panelProviderOf(given),
    panelOrigins: given.PANEL_ORIGIN,
    panelCompanies: given.PANEL_COMPANIES,
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    helpUrl: given.HELP_URL ?? helpPath,
    testHost: given.TEST_HOST,
    files: filesPlace(given.FILES_URL, dataDir),
    services: servicesOf(given),
    sql: { read: given.SQL_READ_MS, script: given.SQL_SCRIPT_MS, export: given.SQL_EXPORT_MS },
    scheduler: {
      every: given.SCHEDULER_EVERY_MS,
      networks: given.ROUTINE_NETWORKS,
      longest: given.ROUTINE_TIMEOUT_MS,
    },
    sessionWatch: { every: given.SESSION_WATCH_EVERY_MS, limit: given.SESSION_LIMIT_SECONDS },
    intakeEvery: given.INTAKE_EVERY_MS,
    poolSize: given.POOL_SIZE,
    poolTotal: given.POOL_TOTAL,
    poolWaitMs: given.POOL_WAIT_MS,
    boardBytes: given.BOARD_MB * 1024 * 1024,
    processes: given.PROCESSES ?? usualProcesses(),
    demonstration: !production && given.DATABASE_URL === undefined,
  };
}

/** @throws ConfigError with one line per wrong variable */
function parsed<Of extends z.ZodType>(schema: Of, env: NodeJS.ProcessEnv): z.output<Of> {
  const read = schema.safeParse(env);
  if (read.success) return read.data;
  throw new ConfigError(
    read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'),
  );
}

/** Two processors are for one process and PostgreSQL; of more, each further one has a process, as far as it helps. */
const usualProcesses = () => Math.min(4, Math.max(1, availableParallelism() - 1));

/** @throws ConfigError when one of the three is named without the others */
function panelProviderOf(given: Environment): Config['panelProvider'] {
  const issuer = given.PANEL_ACCOUNT_ISSUER;
  const clientId = given.PANEL_ACCOUNT_CLIENT;
  const secret = given.PANEL_ACCOUNT_SECRET;
  if (issuer === undefined && clientId === undefined && secret === undefined) return null;
  if (issuer === undefined || clientId === undefined || secret === undefined)
    throw new ConfigError(
      'PANEL_ACCOUNT_ISSUER, PANEL_ACCOUNT_CLIENT, PANEL_ACCOUNT_SECRET: all three, or none of them',
    );
  return { issuer, clientId, secret, verified: given.PANEL_ACCOUNT_VERIFIED };
}

/** @throws ConfigError when it equals the main listener, or has an address without a port */
function panelListenerOf(given: Environment): Config['panelListener'] {
  const { PANEL_HOST: host = given.HOST, PANEL_PORT: port } = given;
  if (port === undefined) {
    if (given.PANEL_HOST !== undefined) throw new ConfigError('PANEL_HOST: wants PANEL_PORT beside it');
    return null;
  }
  if (port === given.PORT) throw new ConfigError('PANEL_PORT: another port than PORT');
  return { host, port };
}

const secondFactorOf = (from: 'off' | PanelLevel): PanelLevel | null => (from === 'off' ? null : from);

function servicesOf(given: Environment): Services {
  const remote = (url: string | undefined, token: string | undefined) =>
    url === undefined ? undefined : { url, token };
  return {
    ticket: remote(given.TICKET_URL, given.TICKET_TOKEN),
    lock: remote(given.FORKLIFT_URL, given.FORKLIFT_TOKEN),
    post: given.SMTP_URL === undefined ? undefined : { url: given.SMTP_URL, from: given.MAIL_FROM },
    simulation: given.SIMULATE,
    every: given.SERVICES_EVERY_MS,
    longestAnswer: given.SERVICES_TIMEOUT_MS,
  };
}

/** A folder, or a bucket: `s3://bucket?region=…&endpoint=…`; by default a folder beside the data. */
function filesPlace(given: string | undefined, dataDir: string): FilesPlace {
  if (given === undefined) return { kind: 'folder', folder: join(dataDir, 'files') };
  if (given.startsWith('file:')) return { kind: 'folder', folder: fileURLToPath(given) };
  const url = new URL(given);
  return {
    kind: 's3',
    bucket: url.hostname,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

/** Whether a data folder has an embedded database; a link counts, even a dangling one. */
export const holdsDatabase = (dataDir: string): boolean =>
  lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false }) !== undefined;

/** Error of a console command that found no data, usually because it was started without the server's environment. */
export const nothingIn = (place: string): ConfigError =>
  new ConfigError(
    `There is no installation in ${place}: give the command the environment of the server (DATA_DIR or DATABASE_URL, or --env-file with the file they stand in).`,
  );

/** The generated key of the embedded database; with an external database SECRET_KEY must be given. */
function keptSecret(dataDir: string, databaseUrl: string | undefined, begins: boolean): string {
  if (databaseUrl !== undefined) {
    throw new ConfigError(
      'SECRET_KEY: required with DATABASE_URL (at least 32 characters; keep it: without it all digits must be entered anew)',
    );
  }
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) {
    if (holdsDatabase(dataDir))
      throw new ConfigError(
        `${file} is not there although its database is: put the kept key back, or give SECRET_KEY as the server has it.`,
      );
    if (!begins) throw nothingIn(dataDir);
    mkdirSync(dataDir, { recursive: true });
    // Written atomically, because an incomplete key would make all stored digits useless.
    writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < shortestKey) throw new ConfigError(`${file} is damaged: restore it from a backup.`);
  return key;
}
