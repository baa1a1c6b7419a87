import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { callKey } from '../core/api/hooks.ts';
import { usePanelCall, usePanelCommand } from '../core/panel/hooks.ts';

/** A terminal as listed. */
export type Terminal = AnswerOf<'listTerminals'>['data'][number];
/** Somebody or something that is locked. */
export type Lock = AnswerOf<'listLocks'>['data'][number];
/** A code, told once. */
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
  return usePanelCall('listTerminals', input, { enabled: company !== '', staleTime: 60_000 }).data?.filiais;
}

/** Companies of the selectors. */
export const useCompanies = () => usePanelCall('listPanelCompanies', {}, { staleTime: 60_000 }).data ?? [];

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey('listTerminals') });
}

/** Adds a terminal. */
export const useAdd = () => usePanelCommand('saveTerminal', useRefresh());
/** Another code for a terminal that waits. */
export const useRenew = () => usePanelCommand('renewTerminalCode', useRefresh());
/** Takes a terminal out of service. */
export const useRevoke = () => usePanelCommand('revokeTerminal', useRefresh());
/** Who and what is locked now. */
export const useLocks = () => usePanelCall('listLocks', {});

/** Clears a locked account, or another lock. */
export function useRelease() {
  const client = useQueryClient();
  return usePanelCommand('releaseAccount', () =>
    client.invalidateQueries({ queryKey: callKey('listLocks') }),
  );
}
