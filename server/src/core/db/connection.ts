import pg from 'pg';

/** Name of connections that prepare databases; the panel's monitor leaves them alone. */
export const preparingName = 'terminal-migration';

/** A connection of its own for one piece of work, closed at its end. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: preparingName });
  client.on('error', () => undefined); // the statement under way fails with the same error
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
