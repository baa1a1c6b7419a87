import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { AnswerOf, BranchCallName, CallName } from '@terminal/contract';
import { useState } from 'react';
import { type CallInput, type Request, request } from './client.ts';
import { commandOver } from './command-sender.ts';
import type { CallError } from './errors.ts';
import { queryClient } from './query-client.ts';

/** How an answer is kept and loaded anew. */
export interface ReadOptions {
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

/** Reads through the contract in a kind of session, cached by name and input. */
export function useCallOver<Names extends CallName, N extends Names>(
  ask: Request<Names>,
  name: N,
  input: CallInput<N>,
  { keepPrevious = false, ...options }: ReadOptions = {},
): UseQueryResult<AnswerOf<N>, CallError> {
  return useQuery<AnswerOf<N>, CallError>({
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => ask(name, input, { signal }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}

/** Reads through the contract, cached by name and input. */
export const useCall = <N extends BranchCallName>(name: N, input: CallInput<N>, options: ReadOptions = {}) =>
  useCallOver(request, name, input, options);

/**
 * Loads the data of a page while its code is still loading, or before the page is opened. Never fails: the page itself reports a
 * failed load.
 * @param staleTime an answer younger than so many ms will do
 */
export const askAhead = <N extends BranchCallName>(
  name: N,
  input: CallInput<N>,
  staleTime?: number,
): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => request(name, input, { signal }),
    ...(staleTime !== undefined && { staleTime }),
  });

/** Sends a command in a kind of session; it stays pending until the changed data has been requested again. */
export function useCommandOver<Names extends CallName, N extends Names>(
  ask: Request<Names>,
  name: N,
): UseMutationResult<AnswerOf<N>, CallError, CallInput<N>> {
  const [send] = useState(() => commandOver(ask, name));
  return useMutation<AnswerOf<N>, CallError, CallInput<N>>({
    mutationKey: [name],
    mutationFn: send,
  });
}

/** Sends through the contract, as useCommandOver. */
export const useCommand = <N extends BranchCallName>(name: N) => useCommandOver(request, name);
