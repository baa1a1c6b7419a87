import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((n) => n <= 65_535);
const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Characters. */
const shortestKey = 32;

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  CONTROL_DATABASE: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,50}$/)
    .default('terminal_controle'),
  SECRET_KEY: z.string().min(shortestKey, `at least ${shortestKey} characters`).optional(),
  LOGIN_REQUIRES_TERMINAL: yesNo.optional(),
  TRUST_PROXY: list.default([]),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  HELP_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEST_HOST: yesNo.default(false),
  POOL_SIZE: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .default(10),
});

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
  loginRequiresTerminal: boolean;
  trustProxy: string[];
  logLevel: string;
  metricsToken: string | undefined;
  helpUrl: string | undefined;
  testHost: boolean;
  /** Connections per company database. */
  poolSize: number;
  /** Demonstration: embedded database outside production; seeded at the first start. */
  demonstration: boolean;
}

/** A configuration nobody can start with; the message names the variable and what to do. */
export class ConfigError extends Error {}

/**
 * Reads and checks the configuration.
 * @throws ConfigError with one line per wrong variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    throw new ConfigError(
      read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
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
    secretKey: given.SECRET_KEY ?? keptSecret(dataDir, given.DATABASE_URL),
    loginRequiresTerminal: given.LOGIN_REQUIRES_TERMINAL ?? production,
    trustProxy: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    helpUrl: given.HELP_URL,
    testHost: given.TEST_HOST,
    poolSize: given.POOL_SIZE,
    demonstration: !production && given.DATABASE_URL === undefined,
  };
}

/** The key made once for the embedded database; an outside database must bring its own. */
function keptSecret(dataDir: string, databaseUrl: string | undefined): string {
  if (databaseUrl !== undefined) {
    throw new ConfigError(
      'SECRET_KEY: required with DATABASE_URL (at least 32 characters; keep it: without it all digits must be entered anew)',
    );
  }
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Written whole or not at all: half a key would make every stored digit worthless.
    writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < shortestKey) throw new ConfigError(`${file} is damaged: restore it from a backup.`);
  return key;
}
