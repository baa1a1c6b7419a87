import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import type { ImportKind } from '@terminal/contract/imports';
import { request } from '../core/api/client.ts';
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
    mutationFn: ({ tipo, linhas }) => {
      if (tipo === 'pneus') return request('previewTyreImport', { body: { linhas } }, { timeoutMs });
      if (tipo === 'estoque') return request('previewStockImport', { body: { linhas } }, { timeoutMs });
      return request('previewImport', { body: { tipo, linhas } }, { timeoutMs });
    },
  });

/** What is written: rows, and the print of the preview that showed them. */
interface Shown extends Rows {
  impressao: string;
}

/**
 * Writes what a preview showed.
 * @param key of this preview: pressed again after a lost answer, it is written once
 */
export function useImport(key: string): UseMutationResult<AnswerOf<'applyImport'>, CallError, Shown> {
  const client = useQueryClient();
  const once = { timeoutMs, idempotencyKey: key };
  return useMutation<AnswerOf<'applyImport'>, CallError, Shown>({
    mutationFn: ({ tipo, ...body }) => {
      if (tipo === 'pneus') return request('applyTyreImport', { body }, once);
      if (tipo === 'estoque') return request('applyStockImport', { body }, once);
      return request('applyImport', { body: { tipo, ...body } }, once);
    },
    // Plans, vehicles, readings, tyres and parts show on many screens.
    onSuccess: () => client.invalidateQueries(),
  });
}
