import type { ControlDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import { deleteCounter, deleteStaleCounters, lockCounters, readCounters, saveCounters } from './queries.ts';
import {
  type Account,
  type Attempt,
  accountKey,
  type CounterRule,
  countersOf,
  judge,
  terminalAccountKey,
} from './rules.ts';

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

/**
 * Refuses a try while a limit holds, and counts nothing: the digits were right, something more is asked for.
 * @throws Refused LOGIN_BLOQUEADO
 */
export async function refuseWhileLocked(control: ControlDb, attempt: Attempt): Promise<void> {
  const rules = countersOf(attempt);
  const { counters, now } = await readCounters(
    control,
    rules.map((rule) => rule.key),
  );
  const verdict = judge(rules, counters, true, now);
  if (verdict.refused) throw new Refused('LOGIN_BLOQUEADO', { retryAfter: verdict.retryAfterSeconds });
}

/**
 * Lets an account try again from everywhere, whatever was counted against it (G-04). The counters of addresses, of the
 * company and of terminals as a whole stay.
 * @param terminals numbers of the enrolled terminals of its company
 * @returns whether anything was counted
 */
export async function clearAccount(
  tx: ControlDb,
  account: Account,
  terminals: readonly number[],
): Promise<boolean> {
  const own = terminals.map((id) => terminalAccountKey(id, account));
  // In the order every try locks them.
  const keys = [accountKey(account), ...own].sort();
  const { counters } = await lockCounters(tx, keys);
  const counted = counters.filter(({ failures, freeAt }) => failures.length > 0 || freeAt !== null);
  for (const { key } of counted) await deleteCounter(tx, key);
  return counted.length > 0;
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
  const { counters, now } = await readCounters(control, unlocks ? [...keys, accountKey(attempt)] : keys);
  const account = counters.find((counter) => counter.key === accountKey(attempt));
  if (unlocks && account !== undefined && account.inARow > 0) return false;
  const judged = judge(rules, counters, true, now);
  return !judged.refused && judged.counters.length === 0;
}
