import pg from 'pg';
import type { Schema } from '../../../db/grants.ts';
import { Refused } from '../refusal.ts';
import { surviveLosses } from './client.ts';
import { type Database, databaseOf } from './database.ts';
import { FollowingClient } from './following-client.ts';
import { createGate, type Gate } from './gate.ts';
import { addressOf } from './places.ts';
import type { RoleKey } from './role-key.ts';
import type { Db } from './sql.ts';

/** The database of one company. */
export type CompanyDb = Db<'company'>;
/** The database of the installation: companies, sessions, the panel. */
export type ControlDb = Db<'control'>;

interface PoolOptions {
  /** Address of the server with the application role; the database name is replaced. */
  appUrl: string;
  /** Key with which the role signs in during a change of keys. */
  roleKey?: RoleKey;
  /** Largest number of connections per database. */
  poolSize: number;
  /** Largest number of connections in use, over all databases. */
  poolTotal: number;
  /** Longest wait in ms for one of them, 1,000 unless given; then 503 (G-122). */
  poolWaitMs?: number;
  /** Companies whose migration failed; not served until the next start (G-117). */
  closed?: ReadonlySet<string>;
  onError: (error: Error, database: string) => void;
  /** Tests count statements here, the bench takes them from here. */
  onStatement?: (text: string, values: readonly unknown[]) => void;
}

/** Connections to the control database and, opened when first asked for, to each company database. */
export interface Databases {
  control: ControlDb;
  /** @throws Refused EMPRESA_FORA_DO_AR for one that cannot be served */
  company(name: string): CompanyDb;
  /** Whether a company can be served. */
  isServed(name: string): boolean;
  /** Address of a database for a connection of its own (LISTEN). */
  urlOf(database: string): string;
  /** Alternative address after a refused sign-in; undefined: none. */
  another: RoleKey['another'];
  close(): Promise<void>;
}

/** The two waiting times of a statement: for the gate, then for a connection of its database. */
const waits = ({ poolWaitMs = 1_000 }: PoolOptions) => ({ gate: poolWaitMs * 0.2, pool: poolWaitMs * 0.8 });

/**
 * Settings of every connection. Generic plans, made once per statement: predicates of partial indexes are literals in the
 * statements, and planning a screen costs more than running it.
 */
export const connectionOptions = [
  'TimeZone=UTC',
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  'statement_timeout=15000',
  'lock_timeout=5000',
  'idle_in_transaction_session_timeout=30000',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Retry-After in seconds for a company that cannot be served. */
const closedPause = 60;

/** Opens the pools; nothing connects before the first statement. */
export function openDatabases(controlDatabase: string, options: PoolOptions): Databases {
  const companies = new Map<string, Database<'company'>>();
  const gate = createGate(options.poolTotal, waits(options).gate);
  const control = open<'control'>(controlDatabase, options, gate);
  const isServed = (name: string) => options.closed?.has(name) !== true;
  return {
    control,
    isServed,
    company(name) {
      if (!isServed(name)) throw new Refused('EMPRESA_FORA_DO_AR', { retryAfter: closedPause });
      const known = companies.get(name);
      if (known !== undefined) return known;
      const opened = open<'company'>(name, options, gate);
      companies.set(name, opened);
      return opened;
    },
    urlOf: (database) =>
      options.roleKey?.address('terminal_app', database) ?? addressOf(options.appUrl, database),
    another: options.roleKey?.another ?? (() => undefined),
    async close() {
      await Promise.all([control, ...companies.values()].map((db) => db.close()));
    },
  };
}

function open<Of extends Schema>(database: string, options: PoolOptions, gate: Gate): Database<Of> {
  const pool = new pg.Pool({
    Client: FollowingClient,
    connectionString: addressOf(options.appUrl, database),
    pipeline: true,
    max: options.poolSize,
    connectionTimeoutMillis: waits(options).pool,
    idleTimeoutMillis: 30_000,
    application_name: 'terminal-app',
    options: connectionOptions,
  });
  surviveLosses(pool, (error) => options.onError(error, database));
  return databaseOf(pool, {
    gate,
    another: options.roleKey?.another,
    onStatement: options.onStatement,
  });
}
