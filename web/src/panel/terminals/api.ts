import type { AnswerOf } from '@terminal/contract';
import { usePanelCall, usePanelCommand } from '../../core/panel/hooks.ts';

/** A terminal as listed. */
export type Terminal = AnswerOf<'listTerminals'>['data'][number];
/** A lockout. */
export type Lockout = AnswerOf<'listLockouts'>['data'][number];
/** A code, shown once. */
export type Code = AnswerOf<'saveTerminal'>;

/** A page of terminals. @param company '' = of all companies */
export const useTerminals = (company: string, page: number) =>
  usePanelCall(
    'listTerminals',
    { query: { page: String(page), ...(company === '' ? {} : { empresa: company }) } },
    { keepPrevious: true },
  );

/** Branches of a company, for a new terminal. */
export function useBranches(company: string) {
  const input = { query: { empresa: company, per_page: '1' } };
  return usePanelCall('listTerminals', input, { enabled: company !== '', staleTime: 60_000 });
}

/** Adds a terminal. */
export const useAdd = () => usePanelCommand('saveTerminal');
/** Another code for a terminal that waits. */
export const useRenew = () => usePanelCommand('renewTerminalCode');
/** Who and what is locked out now. */
export const useLockouts = () => usePanelCall('listLockouts', {});

/** Releases an account that is locked out. */
export const useRelease = () => usePanelCommand('releaseAccount');
