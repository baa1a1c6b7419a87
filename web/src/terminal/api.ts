import type { AnswerOf, TerminalCallName } from '@terminal/contract';
import { createContext, useContext } from 'react';
import type { CallInput, Request } from '../core/api/client.ts';
import { type ReadOptions, useCallOver, useCommandOver } from '../core/api/hooks.ts';
import { panelRequest } from '../core/panel/client.ts';
import { useCompanyChoice } from '../core/panel/companies.ts';
import { moment } from '../core/panel/moment.ts';

/** A terminal as listed. */
export type Terminal = AnswerOf<'listTerminals'>['data'][number];
/** A lockout. */
export type Lockout = AnswerOf<'listLockouts'>['data'][number];
/** A code, shown once. */
export type Code = AnswerOf<'saveTerminal'>;

/** Who keeps the terminals: a user of the panel, of every company; or whoever administers the company of the session. */
export interface Keeper {
  request: Request<TerminalCallName>;
  /** Of the company of the session, which is neither chosen nor shown. */
  isOwn: boolean;
  /** A moment on his clock, empty when there is none. */
  moment: (value: string | null) => string;
  /** The company something is done in, and how it is chosen. @param first chosen to begin with */
  useCompany: typeof useCompanyChoice;
}

/** Who keeps the terminals of the page; by itself the panel. */
export const KeeperContext = createContext<Keeper>({
  request: panelRequest,
  isOwn: false,
  moment,
  useCompany: useCompanyChoice,
});
/** Who keeps them here. */
export const useKeeper = (): Keeper => useContext(KeeperContext);

/** In place of a company's number: the one of the session. */
export const ownCompany = 'own';

const useRead = <N extends TerminalCallName>(name: N, input: CallInput<N>, options: ReadOptions = {}) =>
  useCallOver(useKeeper().request, name, input, options);
const useSend = <N extends TerminalCallName>(name: N) => useCommandOver(useKeeper().request, name);

/** A page of terminals. @param company '' = of all companies */
export const useTerminals = (company: string, page: number) =>
  useRead(
    'listTerminals',
    { query: { page: String(page), ...(company === '' ? {} : { empresa: company }) } },
    { keepPrevious: true },
  );

/** Branches of a company, for a new terminal. */
export const useBranches = (company: string) =>
  useRead(
    'listTerminals',
    { query: { empresa: company, per_page: '1' } },
    { enabled: company !== '', staleTime: 60_000 },
  );

/** Adds a terminal. */
export const useAdd = () => useSend('saveTerminal');
/** Another code for a terminal that waits. */
export const useRenew = () => useSend('renewTerminalCode');
/** Who and what is locked out now. @param company '' = everywhere */
export const useLockouts = (company: string) =>
  useRead('listLockouts', { query: company === '' ? {} : { empresa: company } });

/** Releases an account that is locked out. */
export const useRelease = () => useSend('releaseAccount');
