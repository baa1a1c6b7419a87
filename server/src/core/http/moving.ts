import type { Call } from '@terminal/contract';
import { Refused } from '../refusal.ts';
import type { CompanyContext } from './context.ts';

/** Retry-After in seconds of a command while a company is moved. */
const movingPause = 5;

/** @throws Refused EMPRESA_EM_MUDANCA for a command while the company is moved to another server */
export function refuseMoving(call: Call, { moving }: CompanyContext): void {
  if (moving && call.command) throw new Refused('EMPRESA_EM_MUDANCA', { retryAfter: movingPause });
}
