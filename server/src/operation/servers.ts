import type { FastifyBaseLogger } from 'fastify';
import { type Admin, serverNamed } from '../core/db/places.ts';
import type { Databases } from '../core/db/pools.ts';
import type { ProvisionOptions } from '../core/db/provision.ts';
import { reaches } from '../core/db/reach.ts';
import { type Repetition, repeat } from '../core/repeat.ts';
import { migrateServer } from './company/migrate.service.ts';

interface WatchOptions {
  admin: Admin;
  provision: ProvisionOptions;
  databases: Pick<Databases, 'breakOff'>;
  /** Companies that cannot be served until the next start; kept up to date here. */
  closed: Set<string>;
  /** Servers that do not answer; kept up to date here. */
  absent: Set<string>;
  log: FastifyBaseLogger;
}

/** Interval of looking whether a server answers, in ms. */
const lookMs = 5_000;
/** So many looks in a row without an answer, and a server counts as absent. */
const misses = 2;

/**
 * Watches every server besides the first: one that does not answer is absent, so that its companies are refused at once and nothing
 * waits for it; when it answers again, its companies are brought up to date and served.
 */
export function watchServers(options: WatchOptions): Repetition {
  const watches = Object.keys(options.admin.others ?? {}).map((server) => watch(server, options));
  return {
    async stop() {
      await Promise.all(watches.map((each) => each.stop()));
    },
  };
}

function watch(server: string, options: WatchOptions): Repetition {
  const { admin, databases, absent, log } = options;
  let missed = 0;
  return repeat(async () => {
    try {
      const answers = await reaches(serverNamed(admin, server));
      missed = answers ? 0 : missed + 1;
      if (missed === misses && !absent.has(server)) {
        absent.add(server);
        databases.breakOff(server);
        log.warn({ server }, 'a server does not answer: its companies are not served until it does');
      }
      if (answers && absent.has(server)) await open(server, options);
    } catch (error) {
      log.warn({ err: error, server }, 'a server cannot be looked at');
    }
  }, lookMs);
}

/** Serves the companies of a server that answers again. */
async function open(server: string, { admin, provision, closed, absent, log }: WatchOptions): Promise<void> {
  const outcomes = await migrateServer(admin, provision, server);
  if (outcomes.some((outcome) => outcome.absent !== undefined)) return;
  for (const { database, error } of outcomes) {
    if (error === undefined) closed.delete(database);
    else {
      closed.add(database);
      log.error({ err: error, database }, 'a company cannot be served');
    }
  }
  absent.delete(server);
  log.info({ server }, 'a server answers: its companies are served');
}
