import { isPassing } from '../../core/api/errors.ts';

/** How it went with one of many. */
export type CommandOutcome<Answer> =
  | { state: 'done'; answer: Answer }
  | { state: 'refused'; error: unknown }
  /** No answer: it may have been applied. Repeated with the same key it is applied once. */
  | { state: 'unanswered'; error: unknown };

interface BatchOptions<Job, Answer> {
  send: (job: Job) => Promise<Answer>;
  /** Called after each of them. */
  onOutcome: (job: Job, outcome: CommandOutcome<Answer>) => void;
  /** Asked before each of them. */
  isStopped: () => boolean;
}

/**
 * Sends one command after the other. A refused one does not hold up the rest; without network or with a busy server it
 * ends there, for all others would fail as well.
 * @returns whether all of them were sent and answered
 */
export async function runBatch<Job, Answer>(
  jobs: readonly Job[],
  { send, onOutcome, isStopped }: BatchOptions<Job, Answer>,
): Promise<boolean> {
  for (const job of jobs) {
    if (isStopped()) return false;
    try {
      onOutcome(job, { state: 'done', answer: await send(job) });
    } catch (error) {
      const passing = isPassing(error);
      onOutcome(job, { state: passing ? 'unanswered' : 'refused', error });
      if (passing) return false;
    }
  }
  return true;
}
