import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PanelLevel, panelLadder } from '@terminal/contract/levels';
import { helpPath } from '@terminal/contract/pages';
import { z } from 'zod';

/** A whole number within bounds, written in digits alone. */
const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `a whole number from ${from} to ${to}`);
const text = (what: string) => z.string().refine((value) => value.trim() !== '', what);
const address = (protocol: RegExp, what: string) =>
  z.url({ protocol, error: what }).refine((value) => URL.parse(value)?.hostname !== '', what);
const webAddress = address(/^https?$/, 'an address such as https://host/path');
const yesNo = z.enum(['true', 'false'], 'true or false').transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Of pauses: 0 switches the work off. Of limits a millisecond is the least. */
const pause = whole(0, 999_999);
const limit = whole(1, 999_999);

const behaviour = z.enum(['ok', 'fail', 'timeout', 'late']).default('ok');
const simulation = z.strictObject({ TICKET: behaviour, TRAVA: behaviour, CHECKLIST: behaviour });
/** 'TICKET=fail,TRAVA=late': how the built-in simulators behave. */
const simulationText = list
  .transform((parts) => Object.fromEntries(parts.map((part) => part.split('='))) as unknown)
  .pipe(simulation);

/** Characters. */
const shortestKey = 32;

const key = z
  .string()
  .refine((value) => value.trim().length >= shortestKey, `at least ${shortestKey} characters, not blank`);

const isNetwork = (value: string) => z.union([z.cidrv4(), z.cidrv6()]).safeParse(value).success;
/** The names are those the proxy's library knows: a machine's own and private networks. */
const isProxy = (value: string) =>
  isIP(value) !== 0 || isNetwork(value) || ['loopback', 'linklocal', 'uniquelocal'].includes(value);

/** An endpoint, where one is given, is an address. */
function isEndpointGood(value: string): boolean {
  const endpoint = URL.parse(value)?.searchParams.get('endpoint');
  return endpoint == null || webAddress.safeParse(endpoint).success;
}

/** An address of a browser without path: scheme, host and port. */
const isOrigin = (value: string): boolean => /^https?:/.test(value) && URL.parse(value)?.origin === value;

const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'production, development or test, written so')
    .default('development'),
  PORT: whole(0, 65_535).default(3000),
  HOST: text('an address of this machine; 0.0.0.0 = every network').default('127.0.0.1'),
  DATA_DIR: text('a folder').default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgresql://account:password@host/postgres' })
    .optional(),
  CONTROL_DATABASE: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,50}$/, 'a name of small letters, digits and _')
    .default('terminal_controle'),
  SECRET_KEY: key.optional(),
  SECRET_KEY_OTHER: key.optional(),
  LOGIN_REQUIRES_TERMINAL: yesNo.optional(),
  PANEL_PORT: whole(1, 65_535).optional(),
  PANEL_HOST: text('an address of this machine; 0.0.0.0 = every network').optional(),
  PANEL_REQUIRE_PASSWORD: yesNo.optional(),
  PANEL_SECOND_FACTOR: z
    .enum(['off', ...panelLadder], 'the first level that needs a second factor: L, E or A; or off')
    .optional(),
  PANEL_ORIGIN: list
    .refine((origins) => origins.every(isOrigin), 'addresses such as https://terminal.host, with commas')
    .default([]),
  PANEL_COMPANIES: list.refine((names) => names.length > 0, 'names of companies, with commas').optional(),
  TRUST_PROXY: list
    .refine((parts) => parts.every(isProxy), 'addresses or networks such as 10.1.0.0/16, with commas')
    .default([]),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  HELP_URL: webAddress.optional(),
  TICKET_URL: webAddress.optional(),
  TICKET_TOKEN: text('the token, or leave the variable out').optional(),
  FORKLIFT_URL: webAddress.optional(),
  FORKLIFT_TOKEN: text('the token, or leave the variable out').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:secret@host:587').optional(),
  MAIL_FROM: z.string().includes('@', 'an address such as terminal@host').default('terminal@localhost'),
  SIMULATE: simulationText.default({ TICKET: 'ok', TRAVA: 'ok', CHECKLIST: 'ok' }),
  SERVICES_EVERY_MS: pause.default(1_000),
  // A message is left to its sender for thirty seconds, in which it is noted as well (delivery.queries.ts).
  SERVICES_TIMEOUT_MS: whole(1, 20_000).default(10_000),
  SCHEDULER_EVERY_MS: pause.default(60_000),
  INTAKE_EVERY_MS: pause.default(15_000),
  ROUTINE_NETWORKS: list
    .refine((parts) => parts.every(isNetwork), 'networks such as 10.8.0.0/16, with commas')
    .default([]),
  ROUTINE_TIMEOUT_MS: whole(1, 60_000).default(60_000),
  FILES_URL: z
    .string()
    .regex(
      /^(file:\/\/\/.+|s3:\/\/[a-z0-9][a-z0-9.-]+(\?.*)?)$/,
      'file:///folder or s3://bucket?region=…&endpoint=…',
    )
    .refine(isEndpointGood, 's3://bucket?region=…&endpoint=https://…')
    .optional(),
  SESSION_WATCH_EVERY_MS: pause.default(30_000),
  SESSION_LIMIT_SECONDS: whole(1, 999_999).default(1_200),
  TEST_HOST: yesNo.default(false),
  POOL_SIZE: whole(1, 999).default(10),
  POOL_TOTAL: whole(1, 9_999).default(80),
  SQL_READ_MS: limit.default(15_000),
  SQL_SCRIPT_MS: limit.default(60_000),
  SQL_EXPORT_MS: limit.default(600_000),
  POOL_WAIT_MS: whole(1, 99_999).default(1_000),
});

/** Outside services: addresses and secrets; what is absent is simulated (G-14). */
interface Services {
  ticket: { url: string; token: string | undefined } | undefined;
  lock: { url: string; token: string | undefined } | undefined;
  post: { url: string; from: string } | undefined;
  simulation: z.output<typeof simulation>;
  /** Time between two looks for messages to send, in ms; 0: this server sends none by itself. */
  every: number;
  /** Longest a service may take to answer, in ms. */
  longestAnswer: number;
}

/** Longest a statement of the panel's SQL screens may last, in ms: reading, changing, writing a table out (G-92, G-93). */
export interface SqlLimits {
  read: number;
  script: number;
  export: number;
}

/** Routines the server runs by itself (docs/scheduler.md). */
interface Scheduler {
  /** Time between two looks for due schedules, in ms; 0: this server runs none. */
  every: number;
  /** Networks beside the open internet that hosts of companies may lie in, CIDR. */
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
  controlDatabase: string;
  secretKey: string;
  /** While keys are changed: the one that comes or goes. What it proved is good, nothing is written with it. */
  otherKey: string | undefined;
  loginRequiresTerminal: boolean;
  /** Where alone the panel is answered; null: wherever the rest is. */
  panelListener: ListenerPlace | null;
  /** Every panel user needs a password (G-05). */
  panelRequiresPassword: boolean;
  /** First level of panel users who need a second factor; null: none. */
  panelSecondFactor: PanelLevel | null;
  /** Addresses of browsers passkeys work at. */
  panelOrigins: string[];
  /** Companies the panel's login offers, of those there are; absent: all of them (G-89). */
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
  /** Sessions of the databases at work for `limit` seconds are ended by a look each `every` ms; 0: none by this server (G-99). */
  sessionWatch: { every: number; limit: number };
  /** Time between two looks for imports nobody works on, in ms; 0: this server works on those sent to it alone. */
  intakeEvery: number;
  /** Connections per company database. */
  poolSize: number;
  poolTotal: number;
  /** Longest wait for a connection, in ms. */
  poolWaitMs: number;
  /** Demonstration: embedded database outside production; seeded at the first start. */
  demonstration: boolean;
}

/** A configuration nobody can start with; the message names the variable and what to do. */
export class ConfigError extends Error {}

/**
 * Reads and checks the configuration.
 * @param begins whether a data folder that holds nothing is begun, with a key of its own; a command works on what is there
 * @throws ConfigError with one line per wrong variable.
 */
export function readConfig(env: NodeJS.ProcessEnv, begins = true): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    throw new ConfigError(
      read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'),
    );
  }
  const given = read.data;
  const production = given.NODE_ENV === 'production';
  const dataDir = resolve(given.DATA_DIR);
  return {
    production,
    port: given.PORT,
    host: given.HOST,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    controlDatabase: given.CONTROL_DATABASE,
    secretKey: given.SECRET_KEY ?? keptSecret(dataDir, given.DATABASE_URL, begins),
    otherKey: given.SECRET_KEY_OTHER,
    loginRequiresTerminal: given.LOGIN_REQUIRES_TERMINAL ?? production,
    panelListener: panelListenerOf(given),
    panelRequiresPassword: given.PANEL_REQUIRE_PASSWORD ?? production,
    panelSecondFactor: secondFactorOf(given.PANEL_SECOND_FACTOR ?? (production ? 'E' : 'off')),
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
    demonstration: !production && given.DATABASE_URL === undefined,
  };
}

/** @throws ConfigError when it is where the rest is served, or has an address without a port */
function panelListenerOf(given: z.output<typeof environment>): Config['panelListener'] {
  const { PANEL_HOST: host = given.HOST, PANEL_PORT: port } = given;
  if (port === undefined) {
    if (given.PANEL_HOST !== undefined) throw new ConfigError('PANEL_HOST: wants PANEL_PORT beside it');
    return null;
  }
  if (port === given.PORT) throw new ConfigError('PANEL_PORT: another port than PORT');
  return { host, port };
}

const secondFactorOf = (from: 'off' | PanelLevel): PanelLevel | null => (from === 'off' ? null : from);

function servicesOf(given: z.output<typeof environment>): Services {
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

/** Whether the embedded database of a data folder was begun; a link counts, wherever it leads. */
export const holdsDatabase = (dataDir: string): boolean =>
  lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false }) !== undefined;

/** A command was pointed at nothing, mostly because it lacks the environment of the server. */
export const nothingIn = (place: string): ConfigError =>
  new ConfigError(
    `There is no installation in ${place}: give the command the environment of the server (DATA_DIR or DATABASE_URL, or --env-file with the file they stand in).`,
  );

/** The key made once for the embedded database; an outside database must bring its own. */
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
    // Written whole or not at all: half a key would make every stored digit worthless.
    writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < shortestKey) throw new ConfigError(`${file} is damaged: restore it from a backup.`);
  return key;
}
