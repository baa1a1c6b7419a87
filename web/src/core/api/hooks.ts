import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { AnswerOf, CallName } from '@terminal/contract';
import { useState } from 'react';
import { type CallInput, request } from './client.ts';
import { commandSender } from './command-sender.ts';
import type { CallError } from './errors.ts';

interface ReadOptions {
  enabled?: boolean;
  /** Milliseconds an answer counts as fresh; live events and buttons refresh earlier. */
  staleTime?: number;
  /** Reload by itself every so many milliseconds. */
  refetchInterval?: number | false;
  /** While another page or filter loads, keep showing the former answer. */
  keepPrevious?: boolean;
}

/** Key of a cached answer: the call's name first, so that `[name]` refreshes every variant. */
export const callKey = <N extends CallName>(name: N, input?: CallInput<N>): readonly unknown[] =>
  input === undefined ? [name] : [name, input];

/** Reads through the contract, cached by name and input. */
export function useCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { keepPrevious = false, ...options }: ReadOptions = {},
): UseQueryResult<AnswerOf<N>, CallError> {
  return useQuery<AnswerOf<N>, CallError>({
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => request(name, input, { signal }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}

/**
 * Sends through the contract.
 * @param refresh loads again what the command changed; until it is done the command counts as pending
 */
export function useCommand<N extends CallName>(
  name: N,
  refresh?: () => Promise<void>,
): UseMutationResult<AnswerOf<N>, CallError, CallInput<N>> {
  const [send] = useState(() => commandSender(name));
  return useMutation<AnswerOf<N>, CallError, CallInput<N>>({
    mutationKey: [name],
    mutationFn: send,
    ...(refresh !== undefined && { onSuccess: refresh }),
  });
}
