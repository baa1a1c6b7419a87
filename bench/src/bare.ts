import pg from 'pg';
import { ask } from '../../server/src/core/db/client.ts';
import { connectionOptions } from '../../server/src/core/db/pools.ts';
import { median } from './report.ts';

/** A statement as the server sends it. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Connections with the server's role and options, and nothing else of the server. */
export async function openClients(url: string, count: number): Promise<pg.Client[]> {
  const clients = Array.from(
    { length: count },
    () => new pg.Client({ connectionString: url, options: connectionOptions }),
  );
  // When the run fails, PostgreSQL is stopped while they run; only the cause is reported.
  for (const client of clients) client.on('error', () => undefined);
  await Promise.all(clients.map((client) => client.connect()));
  return clients;
}

export async function closeClients(clients: pg.Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.end()));
}

/** Median time in ms of a statement by itself. */
export async function bareTime(client: pg.Client, statement: Statement): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    const started = performance.now();
    await ask(client, statement.text, statement.values);
    times.push(performance.now() - started);
  }
  return median(times);
}
