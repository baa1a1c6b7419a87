import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Databases } from '../core/db/pools.ts';
import type { Announcer } from '../core/events/announcer.ts';
import type { Company } from '../core/http/context.ts';
import { repeat } from '../core/repeat.ts';
import { writeTrail } from '../panel/service.ts';
import { listCompanies } from './control.queries.ts';
import { claimIntake, deleteOldLines, endCutOff, releaseOwn } from './queries.ts';
import { workOn } from './run.service.ts';

interface WorkerOptions {
  databases: Databases;
  announcer: Announcer;
  log: FastifyBaseLogger;
  /** Time between two looks for imports nobody works on, in ms; 0: only those sent to this server. */
  every: number;
}

/** Works on imports of every company, one of each at a time. */
export interface IntakeWorker {
  /** Who this server is to the imports it works on. */
  owner: string;
  /** There is something to do for a company. */
  wake(company: Company): void;
  /** Begins no further step, and waits for those under way. */
  stop(): Promise<void>;
}

/** A server's part in the work: what was sent to it, and what others left behind. */
export function createIntakeWorker({ databases, announcer, log, every }: WorkerOptions): IntakeWorker {
  const owner = randomUUID();
  const working = new Map<string, Promise<void>>();
  let stopped = false;

  async function serve(company: Company): Promise<void> {
    const db = databases.company(company.database);
    try {
      for (;;) {
        const claimed = stopped ? undefined : await claimIntake(db, owner);
        if (claimed === undefined) return;
        await workOn(
          {
            db,
            company,
            owner,
            announce: (events) => announcer.announce(db, events),
            onEnd: ({ userId, ...ended }, error) =>
              writeTrail(databases.control, { userId, address: null }, [
                trailOf(company.database, ended, error),
              ]),
            going: () => !stopped,
          },
          claimed.id,
        );
        if (stopped) await releaseOwn(db, owner);
      }
    } catch (error) {
      log.warn({ err: error, database: company.database }, 'an import failed, or waits for its database');
    }
  }

  function wake(company: Company): void {
    if (stopped || working.has(company.database)) return;
    const work = serve(company).finally(() => working.delete(company.database));
    working.set(company.database, work);
  }

  const looks = repeat(async () => {
    try {
      for (const company of await listCompanies(databases.control)) {
        wake(company);
        await tidy(company);
      }
    } catch (error) {
      log.warn({ err: error }, 'the companies cannot be read');
    }
  }, every);

  async function tidy({ database }: Company): Promise<void> {
    try {
      await endCutOff(databases.company(database));
      await deleteOldLines(databases.company(database));
    } catch (error) {
      log.warn({ err: error, database }, 'old imports cannot be forgotten');
    }
  }

  return {
    owner,
    wake,
    async stop() {
      stopped = true;
      await looks.stop();
      await Promise.all(working.values());
    },
  };
}

/** The line of the trail an import leaves that wrote something, or should have. */
export const trailOf = (
  database: string,
  { kind, file, written, refused }: { kind: string; file: string; written: number; refused: number },
  error: string | null,
) => ({
  action: 'carga.gravada',
  database,
  detail: `${kind} ${file}: ${written} gravadas, ${refused} recusadas`,
  rows: written,
  ...(error === null ? {} : { error }),
});
