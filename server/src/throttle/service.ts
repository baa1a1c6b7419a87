import type { ControlDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import { deleteCounter, deleteStaleCounters, lockCounters, saveCounters } from './queries.ts';

import { type Attempt, accountKey, type CounterRule, countersOf, judge } from './rules.ts';

/**
 * Counts one try to prove an identity by digits: login, identity check, enrolment alike (G-04).
 * The verdict falls under the counters' lock, so a refused try tells nothing about its digits
 * and a burst of parallel guesses gains nothing.
 * @param matched whether the digits were right; whoever calls answers only after this returns
 * @throws Refused `locked` (429 with Retry-After) while a limit holds, also for the right digits
 */
export async function countTry(
  control: ControlDb,
  attempt: Attempt,
  matched: boolean,
  locked: 'LOGIN_BLOQUEADO' | 'CPF_BLOQUEADO',
): Promise<void> {
  const rules = countersOf(attempt);
  const keys = rules.map((rule) => rule.key);
  if (matched && (await passesUntouched(control, rules, keys))) return;
  const verdict = await control.transaction().execute(async (tx) => {
    const { counters, now } = await lockCounters(tx, keys);
    const judged = judge(rules, counters, matched, now);
    if (judged.refused) return judged;
    await saveCounters(tx, judged.counters);
    if (matched && attempt.terminalId !== null) await deleteCounter(tx, accountKey(attempt));
    return judged;
  });
  if (verdict.refused) throw new Refused(locked, { retryAfter: verdict.retryAfterSeconds });
}

/** Forgets counters whose last failure is a day old; locked accounts stay until cleared. */
export function forgetStaleCounters(control: ControlDb): Promise<void> {
  return deleteStaleCounters(control);
}

/**
 * Right digits, and nothing to write: the counters were read under their lock, behind every guess that came
 * before, so one statement is enough.
 */
async function passesUntouched(control: ControlDb, rules: CounterRule[], keys: string[]): Promise<boolean> {
  const { counters, now } = await lockCounters(control, keys);
  const judged = judge(rules, counters, true, now);
  return !judged.refused && judged.counters.length === 0;
}
