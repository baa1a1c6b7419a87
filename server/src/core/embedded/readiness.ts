import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Postmaster } from './postmaster.ts';

const askEveryMs = 25;
/** SQLSTATE classes that mean "not yet" or "on the way down": the database system is starting up, shutting down, in recovery. */
const notYet = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET']);

/**
 * Waits until the database answers a statement: true, or until its process is gone: false. Recovery after a crash may
 * take long on a big database, so there is no other limit.
 * @throws the database's own error when it answers that it will never let us in (wrong password).
 */
export async function untilReady(url: string, postmaster: Postmaster): Promise<boolean> {
  let gone = false;
  void postmaster.ended.then(() => {
    gone = true;
  });
  while (!gone) {
    if (await answers(url)) return true;
    await sleep(askEveryMs);
  }
  return false;
}

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
