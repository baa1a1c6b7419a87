import type { Session } from '../core/http/context.ts';

/** Counts a call of a key. @returns seconds to wait for the next; 0: it may be answered */
export type RateLimit = (session: Pick<Session, 'company' | 'key' | 'keyId'>) => number;

const minute = 60_000;

/**
 * Counts the calls of each key in whole minutes, in this process.
 * @param clock now, in ms
 */
export function createRateLimit(clock: () => number = Date.now): RateLimit {
  let began = 0;
  const counted = new Map<string, number>();
  return ({ company, key, keyId }) => {
    if (key === null) return 0;
    const now = clock();
    if (now - began >= minute) {
      counted.clear();
      began = now - (now % minute);
    }
    const name = `${company.id}:${keyId}`;
    const calls = (counted.get(name) ?? 0) + 1;
    counted.set(name, calls);
    return calls > key.perMinute ? Math.ceil((began + minute - now) / 1_000) : 0;
  };
}
