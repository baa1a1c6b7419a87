import pg from 'pg';

/** A process of the database. A number alone may be another's by now, so its start goes with it. */
export interface Backend {
  pid: number;
  /** As PostgreSQL writes it, with microseconds. */
  started: string;
}

/**
 * Ends a process of the very role of the address. Ending, not cancelling: a block that catches the cancellation of its
 * statement would go on.
 */
export async function terminateBackend(address: string, { pid, started }: Backend): Promise<void> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'terminal-painel-fim',
    connectionTimeoutMillis: 10_000,
    options: '-c statement_timeout=3000',
  });
  client.on('error', () => undefined);
  await client.connect();
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
