import type pg from 'pg';
import { FollowingClient } from './following-client.ts';

/** Application name of connections that migrate databases; the panel's monitor does not end them. */
export const preparingName = 'terminal-migration';

/** Opens a separate connection for some work and closes it afterwards. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new FollowingClient({ connectionString: url, application_name: preparingName });
  client.on('error', () => undefined); // the statement under way fails with the same error
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
