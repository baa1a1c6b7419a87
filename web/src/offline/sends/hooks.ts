import type { UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { type RefObject, useEffect, useRef } from 'react';
import type { CallInput, Request } from '../../core/api/client.ts';
import type { CallError } from '../../core/api/errors.ts';
import { useCommandOver } from '../../core/api/hooks.ts';
import { randomKey } from '../../core/api/random-key.ts';
import type { JobName } from './jobs.ts';
import type { Label } from './row.ts';
import type { Follower } from './submit.ts';

/** What sends and keeps; pages whose work may meet a lost network load it ahead (useAtHand). */
export const loadSender = () => import('./submit.ts');

/** Sends by way of what this browser keeps; it comes after the page that is shown first. */
const keeping =
  (label: RefObject<Label>, followers?: () => Follower[]): Request<JobName> =>
  async (call, input, { idempotencyKey = randomKey() } = {}) => {
    const { submit } = await loadSender();
    const answer = await submit({
      key: idempotencyKey,
      call,
      input,
      label: label.current,
      ...(followers && { followers: followers() }),
    });
    // The answer to this very call.
    return answer as AnswerOf<typeof call>;
  };

/**
 * Sends a command that may be kept without network; its failure is then `kept`, and it goes later by itself.
 * @param label what people read of it
 * @param followers what is kept along with it and goes after it; the screen sends them itself when it is
 * answered at once. Asked at each press; the function is that of the first drawing
 */
export const useKeptCommand = <N extends JobName>(
  name: N,
  label: Label,
  followers?: () => Follower[],
): UseMutationResult<AnswerOf<N>, CallError, CallInput<N>> => {
  const latest = useRef(label);
  useEffect(() => {
    latest.current = label;
  });
  return useCommandOver<JobName, N>(keeping(latest, followers), name);
};
