import type { FastifyBaseLogger } from 'fastify';
import type { Databases } from '../core/db/pools.ts';
import { forgetStaleCounters } from '../throttle/service.ts';
import { deleteExpiredSessions } from './queries.ts';

const everyHour = 3_600_000;

/** Removes expired sessions and stale counters once an hour; several servers doing so do no harm. */
export function startHousekeeping(databases: Databases, log: FastifyBaseLogger): { stop(): void } {
  const clean = async () => {
    try {
      await deleteExpiredSessions(databases.control);
      await forgetStaleCounters(databases.control);
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed; next try in an hour');
    }
  };
  const timer = setInterval(() => void clean(), everyHour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
