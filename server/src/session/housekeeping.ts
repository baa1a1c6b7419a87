import type { FastifyBaseLogger } from 'fastify';
import { deleteOldPanelCommands } from '../core/commands/panel.queries.ts';
import { deleteOldCommands } from '../core/commands/queries.ts';
import type { Databases } from '../core/db/pools.ts';
import { forgetStaleCounters } from '../throttle/service.ts';
import { deleteExpiredSessions, listDatabases } from './queries.ts';

const everyHour = 3_600_000;

/** Removes expired sessions, stale counters and old command keys once an hour; several servers doing so do no harm. */
export function startHousekeeping(databases: Databases, log: FastifyBaseLogger): { stop(): void } {
  const clean = async () => {
    try {
      await deleteExpiredSessions(databases.control);
      await forgetStaleCounters(databases.control);
      await deleteOldPanelCommands(databases.control);
      for (const name of await listDatabases(databases.control))
        await deleteOldCommands(databases.company(name));
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed; next try in an hour');
    }
  };
  const timer = setInterval(() => void clean(), everyHour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
