import pg from 'pg';
import { addressOf } from '../src/core/db/places.ts';
import type { Api } from './api.ts';

/** A session on a database, as the monitor names it. */
export interface OpenSession {
  client: pg.Client;
  pid: number;
  /** To the microsecond. */
  backend_start: string;
}

/**
 * Opens a session with the application's role, which the monitor may end. The caller ends its client.
 * @param options name of the application; database, unless it is the company's; url of another role
 */
export async function openSession(
  api: Api,
  options: { name?: string; database?: string; url?: string } = {},
): Promise<OpenSession> {
  const { name = 'visita', database = api.companyDatabase, url = api.databases.urlOf(database) } = options;
  const client = new pg.Client({ connectionString: addressOf(url, database), application_name: name });
  client.on('error', () => undefined); // it is there to be ended
  await client.connect();
  const { rows } = await client.query<{ pid: number; backend_start: string }>(
    `select pid, to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as backend_start
       from pg_stat_activity where pid = pg_backend_pid()`,
  );
  const [own] = rows;
  if (own === undefined) throw new Error('a session that does not know itself');
  return { client, ...own };
}
