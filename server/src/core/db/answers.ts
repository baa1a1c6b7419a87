import { Client } from 'pg';

/** SQLSTATE classes that mean "not yet" or "on the way down": the database system is starting up, shutting down, in recovery. */
const notYet = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET']);

/** Whether a database answers a statement. @throws the database's own error when it will never let us in */
export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, ssl: false, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined); // the connection may break between the answer and the farewell
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && !notYet.has(String(error.code))) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
