import type { ControlDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import { deleteCounter, deleteStaleCounters, lockCounters, saveCounters } from './queries.ts';

import { type Attempt, accountKey, type CounterRule, countersOf, judge } from './rules.ts';

/**
 * Counts one try to prove an identity by digits: login, identity check, enrolment alike (G-04).
 * The verdict falls under the counters' lock, so a refused try tells nothing about its digits
 * and a burst of parallel guesses gains nothing.
 * @param matched whether the digits were right; whoever calls answers only after this returns
 * @param audit leaves a trace of a failed or refused try, outside any transaction that is rolled back with it
 * @throws Refused `locked` (429 with Retry-After) while a limit holds, also for the right digits
 */
export async function countTry(
  control: ControlDb,
  attempt: Attempt,
  matched: boolean,
  locked: 'LOGIN_BLOQUEADO' | 'CPF_BLOQUEADO',
  audit: (event: 'tentativa.recusada' | 'tentativa.bloqueada' | 'tentativa.alerta') => Promise<void>,
): Promise<void> {
  const rules = countersOf(attempt);
  const keys = rules.map((rule) => rule.key);
  if (matched && (await passesUntouched(control, rules, keys, attempt))) return;
  const verdict = await control.transaction().execute(async (tx) => {
    const { counters, now } = await lockCounters(tx, keys);
    const judged = judge(rules, counters, matched, now);
    if (judged.refused) return judged;
    await saveCounters(tx, judged.counters);
    if (matched && attempt.terminalId !== null) await deleteCounter(tx, accountKey(attempt));
    return judged;
  });
  if (verdict.refused) {
    await audit('tentativa.bloqueada');
    throw new Refused(locked, { retryAfter: verdict.retryAfterSeconds });
  }
  if (!matched) await audit('tentativa.recusada');
  if (verdict.alert) await audit('tentativa.alerta');
}

/** Forgets counters whose last failure is a day old; locked accounts stay until cleared. */
export function forgetStaleCounters(control: ControlDb): Promise<void> {
  return deleteStaleCounters(control);
}

/**
 * Right digits, and nothing to write: the counters were read under their lock, behind every guess that came
 * before, so one statement is enough.
 */
async function passesUntouched(
  control: ControlDb,
  rules: CounterRule[],
  keys: string[],
  attempt: Attempt,
): Promise<boolean> {
  const unlocks = attempt.terminalId !== null;
  const { counters, now } = await lockCounters(control, unlocks ? [...keys, accountKey(attempt)] : keys);
  const account = counters.find((counter) => counter.key === accountKey(attempt));
  if (unlocks && account !== undefined && account.inARow > 0) return false;
  const judged = judge(rules, counters, true, now);
  return !judged.refused && judged.counters.length === 0;
}
