import pg from 'pg';
import { surviveLosses } from './client.ts';
import { type Database, databaseOf } from './database.ts';
import { FollowingClient } from './following-client.ts';
import type { RoleKey } from './role-key.ts';

/** A connection that reads statistics and signals sessions, and no table: role painel_monitor (G-118). */
export type MonitorDb = Database<'control'>;

/** Time limit for reading sessions or ending one, in ms. */
const longestStatement = 30_000;
const longestWait = 2_000;

/**
 * Opens the monitor's own connections; nothing connects before the first query.
 * @param url address of the control database for role painel_monitor
 * @param another alternative address during a change of keys
 */
export function openMonitor(
  url: string,
  onError: (error: Error) => void,
  another?: RoleKey['another'],
): MonitorDb {
  const pool = new pg.Pool({
    Client: FollowingClient,
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: 60_000,
    application_name: 'terminal-monitor',
    options: `-c TimeZone=UTC -c jit=off -c statement_timeout=${longestStatement}`,
  });
  surviveLosses(pool, onError);
  return databaseOf(pool, { another });
}
