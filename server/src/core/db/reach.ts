import pg from 'pg';
import { FollowingClient } from './following-client.ts';

/** Longest a server may take to let us in, and to answer, in ms. */
const longestAnswer = 2_000;
/** The database system is going down, starting, or not yet consistent. */
const away = new Set(['57P01', '57P02', '57P03']);

/** Whether a server answers, be it with a refusal of its own. */
export async function reaches({ url }: { url: string }): Promise<boolean> {
  const client = new FollowingClient({
    connectionString: url,
    application_name: 'terminal-servidor',
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
  });
  client.on('error', () => undefined); // the question fails with the same error
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && !away.has(error.code ?? '');
  } finally {
    void client.end().catch(() => undefined);
  }
}
