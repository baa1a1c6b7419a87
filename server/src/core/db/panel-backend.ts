import type { z } from 'zod';
import { number, row, text } from '../row.ts';
import { FollowingClient } from './following-client.ts';
import { connectOnce, type RoleKey } from './role-key.ts';

/** A backend process of the database; the start identifies it too, because pids are reused. */
export const Backend = row({
  pid: number,
  /** As PostgreSQL writes it, with microseconds. */
  started: text,
});
export type Backend = z.infer<typeof Backend>;

/**
 * Terminates a process of the same role as the address. Terminated, not cancelled, because a block can catch the cancellation
 * of its statement and continue.
 */
export async function terminateBackend(
  address: string,
  another: RoleKey['another'],
  { pid, started }: Backend,
): Promise<void> {
  const open = (connectionString: string) =>
    new FollowingClient({
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
