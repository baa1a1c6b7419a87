import { ownCallsOf } from '../core/own.ts';
import { terminalCalls } from './calls.ts';

/** Terminals and lockouts as whoever administers a company keeps them: the calls of the panel, of the company of the session. */
export const ownTerminalCalls = ownCallsOf(terminalCalls, 'terminais/');

/** Calls of the panel's terminals. */
export type TerminalCallName = keyof typeof terminalCalls;
