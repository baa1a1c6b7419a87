import { ownCallsOf } from '../../core/own.ts';
import { intakeCalls } from './calls.ts';

/** Intakes as whoever administers a company runs them: the calls of the panel, of the company of the session. */
export const ownIntakeCalls = ownCallsOf(intakeCalls, 'cargas/', ['EMPRESA_SUSPENSA']);

/** Calls of the panel's intakes. */
export type IntakeCallName = keyof typeof intakeCalls;
