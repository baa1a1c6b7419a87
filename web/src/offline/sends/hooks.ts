import type { UseMutationResult } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { type RefObject, useEffect, useRef } from 'react';
import type { CallInput, Request } from '../../core/api/client.ts';
import type { CallError } from '../../core/api/errors.ts';
import { useCommandOver } from '../../core/api/hooks.ts';
import { randomKey } from '../../core/api/random-key.ts';
import type { SendCall } from './calls.ts';
import type { Label } from './row.ts';
import type { Follower } from './submit.ts';

/** The module that sends and stores; pages that must work without network load it in advance (useAtHand). */
export const loadSender = () => import('./submit.ts');

/** Sends through the store of this browser; loaded after the first page. */
export const keeping =
  (label: RefObject<Label>, followers?: () => Follower[]): Request<SendCall> =>
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
 * Sends a command that may be stored without network; its failure is then `kept`, and it is sent later automatically.
 * @param label what people read of it
 * @param followers sends stored with it and sent after it; the screen sends them itself when it is
 * answered at once. Asked at each press; the function is that of the first drawing
 */
export const useKeptCommand = <N extends SendCall>(
  name: N,
  label: Label,
  followers?: () => Follower[],
): UseMutationResult<AnswerOf<N>, CallError, CallInput<N>> => {
  const latest = useRef(label);
  useEffect(() => {
    latest.current = label;
  });
  return useCommandOver<SendCall, N>(keeping(latest, followers), name);
};
