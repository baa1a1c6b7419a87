import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { AnswerOf, CallName } from '@terminal/contract';
import { type CallInput, type CallOptions, request } from './client.ts';
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

/** What a command is given: the call's input, and the key of the button press when it must be repeatable. */
export type CommandInput<N extends CallName> = CallInput<N> & Pick<CallOptions, 'idempotencyKey'>;

/** Sends through the contract; the caller refreshes what the command changed in `onSuccess`. */
export function useCommand<N extends CallName>(
  name: N,
): UseMutationResult<AnswerOf<N>, CallError, CommandInput<N>> {
  return useMutation<AnswerOf<N>, CallError, CommandInput<N>>({
    mutationKey: [name],
    mutationFn: (input) => sendOnce(name, input),
  });
}

const underWay = new Map<string, Promise<unknown>>();

/** Two presses within one drawing of the screen bear the same key: the second waits for the answer of the first. */
function sendOnce<N extends CallName>(name: N, input: CommandInput<N>): Promise<AnswerOf<N>> {
  const { idempotencyKey } = input;
  if (idempotencyKey === undefined) return request(name, input);
  const known = underWay.get(idempotencyKey);
  // A key belongs to one command, so its answer is of that command's type.
  if (known) return known as Promise<AnswerOf<N>>;
  const sent = request(name, input, { idempotencyKey }).finally(() => underWay.delete(idempotencyKey));
  underWay.set(idempotencyKey, sent);
  return sent;
}
