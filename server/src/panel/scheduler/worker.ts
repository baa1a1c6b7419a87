import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ControlDb } from '../../core/db/pools.ts';
import { type Repetition, repeat } from '../../core/repeat.ts';
import type { Runner } from './runner.service.ts';
import { deleteOldRuns } from './runs.queries.ts';

interface WorkerOptions {
  control: ControlDb;
  runner: Runner;
  /** Sends e-mails that are due. @returns how many were taken */
  emails(): Promise<number>;
  log: FastifyBaseLogger;
  /** Time between two looks, in ms; 0: this server runs nothing by itself. */
  every: number;
}

const everyHour = 3_600_000;
/** Longest a stopping server waits for a look under way, in ms. */
const longestWait = 3_000;

/** Looks for due schedules and e-mails again and again, the first time right after the start. */
export function startScheduler(options: WorkerOptions): Repetition {
  const { control, runner, log, every } = options;
  let cleaned = 0;

  const looks = repeat(
    async (going) => {
      try {
        await runner.tick();
        while (going() && (await options.emails()) > 0);
        if (Date.now() - cleaned > everyHour) {
          await deleteOldRuns(control);
          cleaned = Date.now();
        }
      } catch (error) {
        log.warn({ err: error }, 'schedules cannot be looked at; next try in a while');
      }
    },
    every,
    Math.min(every, 1_000),
  );
  return {
    // A mail server that does not answer is not waited for: its e-mail is tried again.
    stop: () => Promise.race([looks.stop(), sleep(longestWait, undefined, { ref: false })]),
  };
}
