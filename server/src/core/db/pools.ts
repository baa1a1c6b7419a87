import pg from 'pg';
import type { Schema } from '../../../db/grants.ts';
import { Refused } from '../refusal.ts';
import { surviveLosses } from './client.ts';
import { type Database, databaseOf } from './database.ts';
import { FollowingClient } from './following-client.ts';
import { createGate, type Gate } from './gate.ts';
import { serverOf } from './places.ts';
import type { RoleKey } from './role-key.ts';
import type { Db } from './sql.ts';

/** The database of one company. */
export type CompanyDb = Db<'company'>;
/** The database of the installation: companies, sessions, the panel. */
export type ControlDb = Db<'control'>;

interface PoolOptions {
  /** Where the application role signs in, and how, also during a change of keys. */
  roleKey: RoleKey;
  /** Largest number of connections per database. */
  poolSize: number;
  /** Largest number of connections in use to a server, over all its databases. */
  poolTotal: number;
  /** Longest wait in ms for one of them, 1,000 unless given; then 503 (G-122). */
  poolWaitMs?: number;
  /** Companies whose migration failed; not served until the next start (G-117). */
  closed?: ReadonlySet<string>;
  /** Servers that do not answer; their companies are not served meanwhile. */
  absent?: ReadonlySet<string>;
  onError: (error: Error, database: string) => void;
  /** Tests count statements here, the bench takes them from here. */
  onStatement?: (text: string, values: readonly unknown[]) => void;
}

/** Connections to the control database and, opened when first asked for, to each company database. */
export interface Databases {
  control: ControlDb;
  /** @throws Refused EMPRESA_FORA_DO_AR for one that cannot be served */
  company(place: string): CompanyDb;
  /** Whether a company can be served. */
  isServed(place: string): boolean;
  /** Address of a database for a connection of its own (LISTEN). */
  urlOf(place: string): string;
  /** Breaks all connections to a server: what waits for its answer fails now. */
  breakOff(server: string): void;
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

/** Retry-After in seconds for a company that cannot be served until the next start, and for one whose server does not answer. */
const closedPause = 60;
const absentPause = 5;

/** A pool, and its open connections. */
interface Opened<Of extends Schema> {
  database: Database<Of>;
  clients: ReadonlySet<FollowingClient>;
}

/** Opens the pools; nothing connects before the first statement. */
export function openDatabases(controlDatabase: string, options: PoolOptions): Databases {
  const companies = new Map<string, Opened<'company'>>();
  // One for each server, so that one that does not answer takes no place from the others.
  const gates = new Map<string | null, Gate>();
  const gateOf = (server: string | null): Gate => {
    const gate = gates.get(server) ?? createGate(options.poolTotal, waits(options).gate);
    gates.set(server, gate);
    return gate;
  };
  const { database: control } = open<'control'>(controlDatabase, options, gateOf(null));
  const isAbsent = (place: string) => options.absent?.has(serverOf(place) ?? '') === true;
  const isClosed = (place: string) => options.closed?.has(place) === true;
  return {
    control,
    isServed: (place) => !isAbsent(place) && !isClosed(place),
    company(place) {
      if (isAbsent(place)) throw new Refused('EMPRESA_FORA_DO_AR', { retryAfter: absentPause });
      if (isClosed(place)) throw new Refused('EMPRESA_FORA_DO_AR', { retryAfter: closedPause });
      const known = companies.get(place) ?? open<'company'>(place, options, gateOf(serverOf(place)));
      companies.set(place, known);
      return known.database;
    },
    urlOf: (place) => options.roleKey.address('terminal_app', place),
    breakOff(server) {
      for (const [place, { clients }] of companies)
        if (serverOf(place) === server) for (const { connection } of clients) connection.stream.destroy();
    },
    another: options.roleKey.another,
    async close() {
      await Promise.all(
        [control, ...[...companies.values()].map(({ database }) => database)].map((db) => db.close()),
      );
    },
  };
}

function open<Of extends Schema>(place: string, options: PoolOptions, gate: Gate): Opened<Of> {
  const pool = new pg.Pool({
    Client: FollowingClient,
    connectionString: options.roleKey.address('terminal_app', place),
    pipeline: true,
    max: options.poolSize,
    connectionTimeoutMillis: waits(options).pool,
    idleTimeoutMillis: 30_000,
    application_name: 'terminal-app',
    options: connectionOptions,
  });
  surviveLosses(pool, (error) => options.onError(error, place));
  const clients = new Set<FollowingClient>();
  pool.on('connect', (client) => client instanceof FollowingClient && clients.add(client));
  pool.on('remove', (client) => client instanceof FollowingClient && clients.delete(client));
  const database = databaseOf<Of>(pool, {
    gate,
    another: options.roleKey.another,
    onStatement: options.onStatement,
  });
  return { database, clients };
}
