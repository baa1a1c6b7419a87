import pg from 'pg';
import type { z } from 'zod';
import { number, row, text } from '../row.ts';
import { connectOnce, type RoleKey } from './role-key.ts';

/** A process of the database. A number alone may be another's by now, so its start goes with it. */
export const Backend = row({
  pid: number,
  /** As PostgreSQL writes it, with microseconds. */
  started: text,
});
export type Backend = z.infer<typeof Backend>;

/**
 * Ends a process of the very role of the address. Ending, not cancelling: a block that catches the cancellation of its
 * statement would go on.
 */
export async function terminateBackend(
  address: string,
  another: RoleKey['another'],
  { pid, started }: Backend,
): Promise<void> {
  const open = (connectionString: string) =>
    new pg.Client({
      connectionString,
      application_name: 'terminal-painel-fim',
      connectionTimeoutMillis: 10_000,
      options: '-c statement_timeout=3000',
    });
  const client = await connectOnce(address, open, another);
  try {
    await client.query(
      `select pg_terminate_backend(pid)
         from pg_stat_activity
        where pid = $1 and backend_start = $2::timestamptz and usename = current_user`,
      [pid, started],
    );
  } finally {
    await client.end();
  }
}
