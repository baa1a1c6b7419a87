import type { AnswerOf } from '@terminal/contract';
import { useOfficeCall, useOfficeCommand } from '../core/api/office.ts';

/** A problem of the registry. */
export type Problem = AnswerOf<'listProblemRegistry'>['data'][number];

/** A page of the problems whose name or segment holds the letters. */
export const useProblems = (search: string, page: number) =>
  useOfficeCall(
    'listProblemRegistry',
    { query: { ...(search !== '' && { busca: search }), page: String(page) } },
    { staleTime: 0, keepPrevious: true },
  );

/** Levels a problem can have. */
export const useCriticalities = () => useOfficeCall('listCriticalities', {}, { staleTime: 600_000 });

/** Registers a segment; the forms have it before it counts as done. */
export const useRegisterSegment = () => useOfficeCommand('registerSegment');

/** Saves a problem; the list has it before it counts as done. */
export const useSaveProblem = () => useOfficeCommand('saveProblem');
