import { isIP } from 'node:net';
import { panelLadder } from '@terminal/contract/levels';
import { z } from 'zod';
import { readAddress } from './db/hosts.ts';

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

/** An interval in ms; 0 switches the work off. (Limits are at least 1 ms.) */
const pause = whole(0, 999_999);
const limit = whole(1, 999_999);

const behaviour = z.enum(['ok', 'fail', 'timeout', 'late']).default('ok');
const simulation = z.strictObject({ TICKET: behaviour, TRAVA: behaviour, CHECKLIST: behaviour });
/** 'TICKET=fail,TRAVA=late': how the built-in simulators behave. */
const simulationText = list
  .transform((parts): unknown => Object.fromEntries(parts.map((part) => part.split('='))))
  .pipe(simulation);

/** Smallest length of a key, in characters. */
export const shortestKey = 32;

const key = z
  .string()
  .refine((value) => value.trim().length >= shortestKey, `at least ${shortestKey} characters, not blank`);

const isNetwork = (value: string) => z.union([z.cidrv4(), z.cidrv6()]).safeParse(value).success;
/** Accepts addresses, networks and the names of Fastify's proxy library for loopback and private networks. */
const isProxy = (value: string) =>
  isIP(value) !== 0 || isNetwork(value) || ['loopback', 'linklocal', 'uniquelocal'].includes(value);

/** Whether the endpoint, if given, is a valid address. */
function isEndpointGood(value: string): boolean {
  const endpoint = URL.parse(value)?.searchParams.get('endpoint');
  return endpoint == null || webAddress.safeParse(endpoint).success;
}

/** A web origin: scheme, host and port. */
const isOrigin = (value: string): boolean => /^https?:/.test(value) && URL.parse(value)?.origin === value;

const databaseAddress = z
  .string()
  .transform(readAddress)
  .pipe(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'postgresql://account:password@host/postgres; several hosts with commas',
    }),
  );

/** Further PostgreSQL servers: `DATABASE_URL_LESTE` is the address of the server `leste`. */
const ofServer = /^DATABASE_URL_([A-Z][A-Z0-9_]{0,19})$/;

/** The addresses of further servers, by their names; each with its variable when it is none. */
export const serverAddresses = z.record(z.string(), z.string().optional()).transform((env, context) => {
  const found: Record<string, string> = {};
  for (const [variable, value] of Object.entries(env)) {
    const [, name] = ofServer.exec(variable) ?? [];
    if (name === undefined || value === undefined) continue;
    const address = databaseAddress.safeParse(value);
    if (address.success) found[name.toLowerCase()] = address.data;
    else
      context.addIssue({ code: 'custom', path: [variable], message: address.error.issues[0]?.message ?? '' });
  }
  return found;
});

/** The variables of the environment, with their formats and defaults (docs/operations.md). */
export const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'production, development or test, written so')
    .default('development'),
  PORT: whole(0, 65_535).default(3000),
  HOST: text('an address of this machine; 0.0.0.0 = every network').default('127.0.0.1'),
  DATA_DIR: text('a folder').default('./data'),
  DATABASE_URL: databaseAddress.optional(),
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
  PANEL_ACCOUNT_ISSUER: webAddress.optional(),
  PANEL_ACCOUNT_CLIENT: text('the client ID the provider gave').optional(),
  PANEL_ACCOUNT_SECRET: text('the client secret the provider gave').optional(),
  PANEL_ACCOUNT_VERIFIED: yesNo.default(true),
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
  // A message is claimed by its sender for thirty seconds, which must suffice to send it and record the result
  // (delivery.queries.ts).
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
  BOARD_MB: whole(0, 99_999).default(256),
  PROCESSES: whole(1, 64).optional(),
});

/** The parsed environment. */
export type Environment = z.output<typeof environment>;
