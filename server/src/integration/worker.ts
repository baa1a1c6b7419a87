import type { FastifyBaseLogger } from 'fastify';
import type { Databases } from '../core/db/pools.ts';
import { companyDatabases } from '../session/service.ts';
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
export function startWorker(options: WorkerOptions): { stop(): Promise<void> } {
  const { databases, courier, log, every } = options;
  const resting = new Map<string, number>();
  let stopped = every === 0;
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function serve(database: string): Promise<void> {
    if ((resting.get(database) ?? 0) > Date.now()) return;
    try {
      while (!stopped && (await courier.sendDue(databases.company(database), database)) > 0);
    } catch (error) {
      resting.set(database, Date.now() + afterFailure);
      log.warn({ err: error, database }, 'messages cannot be sent; next look in a minute');
    }
  }

  async function look(): Promise<void> {
    try {
      await Promise.all((await companyDatabases(databases.control)).map(serve));
    } catch (error) {
      log.warn({ err: error }, 'the companies cannot be read');
    }
    plan();
  }

  function plan(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      round = look();
    }, every);
    timer.unref();
  }

  plan();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
