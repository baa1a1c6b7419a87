import type { UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import type { CallInput, Request } from '../core/api/client.ts';
import type { CallError } from '../core/api/errors.ts';
import { useCommandOver } from '../core/api/hooks.ts';
import { randomKey } from '../core/api/random-key.ts';
import type { JobName } from './jobs.ts';
import type { Label } from './row.ts';

/** Sends by way of what this browser keeps; it comes after the page that is shown first. */
const keeping =
  (label: Label): Request<JobName> =>
  async (call, input, { idempotencyKey = randomKey() } = {}) => {
    const { submit } = await import('./submit.ts');
    // Of this very call.
    const answer = await submit({ key: idempotencyKey, call, input, label });
    return answer as AnswerOf<typeof call>;
  };

/**
 * Sends a command that may be kept without network; its failure is then `kept`, and it goes later by itself.
 * @param label what people read of it
 * @param refresh as of useCommand
 */
export const useKeptCommand = <N extends JobName>(
  name: N,
  label: Label,
  refresh?: () => Promise<void>,
): UseMutationResult<AnswerOf<N>, CallError, CallInput<N>> =>
  useCommandOver<JobName, N>(keeping(label), name, refresh);
