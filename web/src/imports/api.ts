import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import type { ImportKind } from '@terminal/contract/imports';
import { type CallInput, request } from '../core/api/client.ts';
import type { CallError } from '../core/api/errors.ts';

/** Thousands of rows are looked at one by one: about two milliseconds each. */
const timeoutMs = 60_000;

export type Preview = AnswerOf<'previewImport'>;
export type Outcome = Preview['linhas'][number];
export type Verdict = Outcome['st_linha'];

/** Rows of a file, as they are sent. */
export interface Rows {
  tipo: ImportKind;
  linhas: string[][];
}

/** Asks what rows would do. */
export const usePreview = (): UseMutationResult<Preview, CallError, Rows> =>
  useMutation<Preview, CallError, Rows>({
    mutationFn: (body) => request('previewImport', { body }, { timeoutMs }),
  });

/**
 * Writes what a preview showed.
 * @param key of this preview: pressed again after a lost answer, it is written once
 */
export function useImport(
  key: string,
): UseMutationResult<AnswerOf<'applyImport'>, CallError, CallInput<'applyImport'>['body']> {
  const client = useQueryClient();
  return useMutation<AnswerOf<'applyImport'>, CallError, CallInput<'applyImport'>['body']>({
    mutationFn: (body) => request('applyImport', { body }, { timeoutMs, idempotencyKey: key }),
    // Plans, vehicles and readings show on many screens.
    onSuccess: () => client.invalidateQueries(),
  });
}
