import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../core/config.ts';
import { addressCheck } from '../../core/outside/networks.ts';
import { openPost } from '../../core/post.ts';
import { sendEmails } from './emails.service.ts';
import { createRunner, type Runner } from './runner.service.ts';
import type { RunsOptions } from './runs.service.ts';
import { startScheduler } from './worker.ts';

/** What schedules need of the server they run in. */
export interface SchedulerOptions extends RunsOptions {
  config: Pick<Config, 'scheduler' | 'services'>;
  log: FastifyBaseLogger;
}

/** The scheduler of one server. */
export interface Scheduler {
  runner: Runner;
  /** Sends e-mails that are due. @returns how many were taken */
  emails(): Promise<number>;
  /** Begins to look for due schedules by itself. */
  start(): void;
  /** Ends running runs; they fail with that reason. */
  stop(): Promise<void>;
}

/** Puts the scheduler together (G-95). */
export function createScheduler({ config, log, ...options }: SchedulerOptions): Scheduler {
  const { control } = options.databases;
  const { every, networks, longest } = config.scheduler;
  const post = config.services.post === undefined ? undefined : openPost(config.services.post);
  const stopping = new AbortController();
  const emails = () => sendEmails(control, post);
  const afterRun = () => {
    emails().catch((error: unknown) =>
      log.warn({ err: error }, 'e-mails cannot be sent; next try in a while'),
    );
  };
  const runner = createRunner({
    ...options,
    mayAsk: addressCheck(networks),
    longest,
    stopping: stopping.signal,
    log,
    onEnd: every === 0 ? () => undefined : afterRun,
  });
  let worker: { stop(): Promise<void> } | undefined;
  return {
    runner,
    emails,
    start() {
      worker = startScheduler({ control, runner, emails, log, every });
    },
    async stop() {
      stopping.abort();
      await worker?.stop();
      await runner.settled();
    },
  };
}
