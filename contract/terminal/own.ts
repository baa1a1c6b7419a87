import { ownCallsOf } from '../core/own.ts';
import { terminalCalls } from './calls.ts';

/** Terminals and lockouts as whoever administers a company keeps them: the calls of the panel, of the company of the session. */
export const ownTerminalCalls = ownCallsOf(terminalCalls, 'terminais/');

/** Calls of the panel's terminals, and the same of the company of a session. */
export type TerminalCallName = keyof typeof terminalCalls;
export type OwnTerminalName = keyof typeof ownTerminalCalls;
