import type { BranchCallName } from '@terminal/contract';
import { wire } from '@terminal/contract/wire';
import { currentCompany } from '../session/stored.ts';
import { readText } from '../storage.ts';
import { addressOf } from './address.ts';
import type { Way } from './clock.ts';
import { hostOf } from './hosts.ts';

// No part of what this imports waits for the libraries: it runs while they are under way (app/early.ts).

/** How long a call waits for its answer, in ms, unless it is known to take longer. */
export const usualTimeoutMs = 10_000;

/** An answer with its way, which may be read later. */
export interface Arrival extends Way {
  response: Response;
}

/** Sends a request; tells when it was asked and answered. */
export async function arrivalOf(address: string, init: RequestInit): Promise<Arrival> {
  const asked = Date.now();
  return { asked, response: await fetch(address, init), at: Date.now() };
}

/** Headers every call carries: company, session, terminal (CORE-01, G-120). Also used by the live feed. */
export function headersOf(
  token: string | null,
  key: string | null,
  hasBody: boolean,
): Record<string, string> {
  const company = currentCompany();
  const terminal = readText('terminal');
  return {
    Accept: 'application/json',
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(company && { ApiKey: company.key }),
    ...(token && { Token: token }),
    ...(terminal && { Terminal: terminal }),
    ...(key && { 'Idempotency-Key': key }),
  };
}

/** Parts of a call's input that its address holds. */
export interface Asked {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
}

/** Where a path of the contract is reached. */
export const callAddress = (path: string, { params, query }: Asked): string =>
  `${hostOf(location.hostname).base}/${addressOf(path, params, query)}`;

const asked = new Map<string, Promise<Arrival>>();
const keyOf = (address: string, token: string | null) => `${token} ${address}`;

/** Asks for an answer the program will want once it has come. */
export function askEarly(name: BranchCallName, input: Asked, token: string): void {
  const address = callAddress(wire[name].path, input);
  const answer = arrivalOf(address, {
    headers: headersOf(token, null, false),
    cache: 'no-store',
    signal: AbortSignal.timeout(usualTimeoutMs),
  });
  // Whoever takes it is told.
  answer.catch(() => undefined);
  asked.set(keyOf(address, token), answer);
  // What nobody wanted by then has aged.
  setTimeout(() => asked.clear(), usualTimeoutMs);
}

/** The answer of a request of `askEarly`, for one call. */
export function takeEarly(address: string, token: string | null): Promise<Arrival> | undefined {
  const key = keyOf(address, token);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}
