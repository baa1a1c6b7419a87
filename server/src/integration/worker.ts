import type { FastifyBaseLogger } from 'fastify';
import type { CompanyDb, Databases } from '../core/db/pools.ts';
import { type Repetition, repeat } from '../core/repeat.ts';
import { listServed } from '../core/served.ts';

/** Sends some due messages of a company. @returns how many it took to send */
type Sender = (db: CompanyDb, company: { id: number; database: string }) => Promise<number>;

interface WorkerOptions {
  databases: Databases;
  senders: readonly Sender[];
  log: FastifyBaseLogger;
  /** Time between two looks, in ms; 0: this server sends nothing by itself. */
  every: number;
}

/** A company whose messages cannot be read is looked at this much more rarely, in ms. */
const afterFailure = 60_000;

/** Sends due messages of every company, again and again; several servers share the work. */
export function startWorker({ databases, senders, log, every }: WorkerOptions): Repetition {
  const resting = new Map<string, number>();

  async function serve(company: Parameters<Sender>[1], at: number, going: () => boolean): Promise<void> {
    const { database } = company;
    const send = senders[at];
    if (send === undefined || (resting.get(`${at} ${database}`) ?? 0) > Date.now()) return;
    try {
      while (going() && (await send(databases.company(database), company)) > 0);
    } catch (error) {
      resting.set(`${at} ${database}`, Date.now() + afterFailure);
      log.warn({ err: error, database }, 'messages cannot be sent; next look in a minute');
    }
  }

  return repeat(async (going) => {
    try {
      const companies = await listServed(databases);
      await Promise.all(companies.flatMap((company) => senders.map((_, at) => serve(company, at, going))));
    } catch (error) {
      log.warn({ err: error }, 'the companies cannot be read');
    }
  }, every);
}
