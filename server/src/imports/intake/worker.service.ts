import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Company } from '../../core/context.ts';
import type { ControlDb, Databases } from '../../core/db/pools.ts';
import type { Announcer } from '../../core/events/announcer.ts';
import { insertTrail } from '../../core/events/trail.queries.ts';
import { oneAtATime } from '../../core/one-at-a-time.ts';
import { repeat } from '../../core/repeat.ts';
import { listServed } from '../../core/served.ts';
import { claimIntake, deleteOldLines, endCutOff, releaseOwn } from './queries.ts';
import { workOn } from './run.service.ts';
import type { Work } from './work.service.ts';

interface WorkerOptions {
  databases: Databases;
  announcer: Announcer;
  log: FastifyBaseLogger;
  /** Polling interval for intakes no server works on, in ms; 0: only those sent to this server. */
  every: number;
}

/** Works on intakes of every company, one of each at a time. */
export interface IntakeWorker {
  /** Name under which this server owns intakes. */
  owner: string;
  /** Starts work for a company. */
  wake(company: Company): void;
  /** Starts no further step, and waits for those in progress. */
  stop(): Promise<void>;
}

/** Processes intakes sent to this server, and those other servers left unfinished. */
export function createIntakeWorker(options: WorkerOptions): IntakeWorker {
  const owner = randomUUID();
  const companies = oneAtATime<Company>(
    ({ database }) => database,
    (company, going) => serve(options, company, { owner, going }),
  );
  const looks = repeat(() => lookRound(options, companies.ask), options.every);

  return {
    owner,
    wake: companies.ask,
    async stop() {
      await Promise.all([looks.stop(), companies.stop()]);
    },
  };
}

/** Works on the intakes of a company until there are none left for this server, or it stops. */
async function serve(
  { databases, announcer, log }: WorkerOptions,
  company: Company,
  { owner, going }: Pick<Work, 'owner' | 'going'>,
): Promise<void> {
  const { database } = company;
  const db = databases.company(database);
  const work: Work = {
    db,
    company,
    owner,
    announce: (events) => announcer.announce(db, events),
    ...trailOf(databases.control, database),
    going,
  };
  try {
    for (;;) {
      const claimed = going() ? await claimIntake(db, owner) : undefined;
      if (claimed === undefined) return;
      await workOn(work, claimed.id);
      if (!going()) await releaseOwn(db, owner);
    }
  } catch (error) {
    log.warn({ err: error, database }, 'an import failed, or waits for its database');
  }
}

/** Wakes the work of every company, and deletes old data; intakes of a company that cannot be served wait. */
async function lookRound(options: WorkerOptions, wake: IntakeWorker['wake']): Promise<void> {
  try {
    for (const company of await listServed(options.databases)) {
      wake(company);
      await tidy(options, company);
    }
  } catch (error) {
    options.log.warn({ err: error }, 'the companies cannot be read');
  }
}

async function tidy({ databases, log }: WorkerOptions, { database }: Company): Promise<void> {
  try {
    await endCutOff(databases.company(database));
    await deleteOldLines(databases.company(database));
  } catch (error) {
    log.warn({ err: error, database }, 'old imports cannot be forgotten');
  }
}

/** Leaves a line in the trail for an intake that wrote or should have written, and for an undo. */
export const trailOf = (control: ControlDb, database: string): Pick<Work, 'onEnd' | 'onUndone'> => ({
  onEnd: ({ userId, kind, file, written, refused }, error) =>
    insertTrail(control, { userId, address: null }, [
      {
        action: 'carga.gravada',
        database,
        detail: `${kind} ${file}: ${written} gravadas, ${refused} recusadas`,
        rows: written,
        ...(error === null ? {} : { error }),
      },
    ]),
  onUndone: ({ userId, kind, file, undone, kept, reason }, error) =>
    insertTrail(control, { userId, address: null }, [
      {
        action: 'carga.desfeita',
        database,
        detail: `${kind} ${file}: ${undone} desfeitas, ${kept} mantidas (${reason})`,
        rows: undone,
        ...(error === null ? {} : { error }),
      },
    ]),
});
