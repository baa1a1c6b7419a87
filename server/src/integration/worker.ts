import type { FastifyBaseLogger } from 'fastify';
import type { Databases } from '../core/db/pools.ts';
import { type Repetition, repeat } from '../core/repeat.ts';
import { listServed } from '../core/served.ts';
import type { Courier } from './delivery.service.ts';

interface WorkerOptions {
  databases: Databases;
  courier: Courier;
  log: FastifyBaseLogger;
  /** Time between two looks, in ms; 0: this server sends nothing by itself. */
  every: number;
}

/** A company whose messages cannot be read is looked at this much more rarely, in ms. */
const afterFailure = 60_000;

/** Sends due messages of every company, again and again; several servers share the work. */
export function startWorker({ databases, courier, log, every }: WorkerOptions): Repetition {
  const resting = new Map<string, number>();

  async function serve(database: string, going: () => boolean): Promise<void> {
    if ((resting.get(database) ?? 0) > Date.now()) return;
    try {
      while (going() && (await courier.sendDue(databases.company(database), database)) > 0);
    } catch (error) {
      resting.set(database, Date.now() + afterFailure);
      log.warn({ err: error, database }, 'messages cannot be sent; next look in a minute');
    }
  }

  return repeat(async (going) => {
    try {
      const companies = await listServed(databases);
      await Promise.all(companies.map(({ database }) => serve(database, going)));
    } catch (error) {
      log.warn({ err: error }, 'the companies cannot be read');
    }
  }, every);
}
