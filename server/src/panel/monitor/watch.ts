import type { FastifyBaseLogger } from 'fastify';
import type { MonitorDb } from '../../core/db/monitor.ts';
import type { ControlDb } from '../../core/db/pools.ts';
import { type Repetition, repeat } from '../../core/repeat.ts';
import { endTooLong } from './service.ts';

interface WatchOptions {
  db: MonitorDb;
  control: ControlDb;
  log: FastifyBaseLogger;
  /** Polling interval, in ms; 0: this server does not check. */
  every: number;
  /** Age in seconds from which a session at work is ended. */
  limit: number;
}

/** Periodically ends sessions that take too long, independent of the page (G-99). */
export function startWatch({ db, control, log, every, limit }: WatchOptions): Repetition {
  return repeat(async () => {
    try {
      const ended = await endTooLong(db, control, limit);
      if (ended > 0) log.warn({ ended }, 'sessions of the database ended: at work for too long');
    } catch (error) {
      log.warn({ err: error }, 'sessions of the database cannot be watched; next look follows');
    }
  }, every);
}
