import type { ControlDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import {
  deleteCounter,
  deleteOldSources,
  deleteStaleCounters,
  listCounters,
  listKeys,
  lockCounters,
  readCounters,
  saveCounters,
  saveSource,
} from './queries.ts';
import {
  type Account,
  type Attempt,
  accountKey,
  countersOf,
  isKnown,
  isToNote,
  judge,
  keysOf,
  type Lockout,
  lockoutOf,
  networkAccountParts,
  sourceOf,
  terminalAccountKey,
} from './rules.ts';

export type { Lockout } from './rules.ts';

/**
 * Counts one try to prove an identity by digits: login, identity check, enrolment alike (G-04).
 * The verdict falls under the counters' lock, so a refused try tells nothing about its digits
 * and a burst of parallel guesses gains nothing.
 * @param matched whether the digits were right; the caller must answer only after this returns
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
  const keys = keysOf(attempt);
  if (matched && (await passesUntouched(control, keys, attempt))) return;
  const verdict = await control.transaction(async (tx) => {
    const { counters, now, seen } = await lockCounters(tx, keys, originOf(attempt));
    const judged = judge(countersOf(attempt, isKnown(seen, now)), counters, matched, now);
    if (judged.refused) return judged;
    await saveCounters(tx, judged.counters);
    if (matched && attempt.terminalId !== null) await deleteCounter(tx, accountKey(attempt));
    if (matched) await noteSource(tx, attempt, isToNote(seen, now));
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
  const { counters, now, seen } = await readCounters(control, keysOf(attempt), originOf(attempt));
  const verdict = judge(countersOf(attempt, isKnown(seen, now)), counters, true, now);
  if (verdict.refused) throw new Refused('LOGIN_BLOQUEADO', { retryAfter: verdict.retryAfterSeconds });
}

const originOf = (attempt: Attempt) => ({ account: attempt, source: sourceOf(attempt) });

/** Notes that the account proved itself here. Enrolment has no account. */
async function noteSource(db: ControlDb, attempt: Attempt, due: boolean): Promise<void> {
  if (due && attempt.account !== 'T') await saveSource(db, originOf(attempt));
}

/** Accounts, terminals, networks and companies that are refused now, newest first. */
export async function lockouts(control: ControlDb): Promise<Lockout[]> {
  const { counters, now } = await listCounters(control);
  return counters.flatMap((counter) => lockoutOf(counter, now) ?? []);
}

/** Resets one counter. @returns whether it was a lockout */
export async function clearLockout(tx: ControlDb, key: string): Promise<boolean> {
  const { counters, now } = await lockCounters(tx, [key]);
  if (counters.every((counter) => counter.failures.length === 0 && counter.freeAt === null)) return false;
  if (counters.every((counter) => lockoutOf(counter, now) === undefined)) return false;
  await deleteCounter(tx, key);
  return true;
}

/**
 * Lets an account try again from everywhere, whatever was counted against it (G-04). The counters of addresses, of the
 * company and of terminals as a whole stay: `clearLockout`.
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
  const atNetworks = await listKeys(tx, networkAccountParts(account));
  const keys = [accountKey(account), ...own, ...atNetworks].sort();
  const { counters } = await lockCounters(tx, keys);
  const counted = counters.filter(({ failures, freeAt }) => failures.length > 0 || freeAt !== null);
  for (const { key } of counted) await deleteCounter(tx, key);
  return counted.length > 0;
}

/** Deletes counters whose last failure is a day old; locked accounts stay until cleared. */
export function forgetStaleCounters(control: ControlDb): Promise<void> {
  return deleteStaleCounters(control);
}

/** Forgets where an account proved itself long ago. */
export function forgetOldSources(control: ControlDb): Promise<void> {
  return deleteOldSources(control);
}

/**
 * Right digits, and nothing to write: the counters were read under their lock, behind every guess that came
 * before, so one statement is enough.
 */
async function passesUntouched(control: ControlDb, keys: string[], attempt: Attempt): Promise<boolean> {
  const unlocks = attempt.terminalId !== null;
  const { counters, now, seen } = await readCounters(
    control,
    unlocks ? [...keys, accountKey(attempt)] : keys,
    originOf(attempt),
  );
  const account = counters.find((counter) => counter.key === accountKey(attempt));
  if (unlocks && account !== undefined && account.inARow > 0) return false;
  const judged = judge(countersOf(attempt, isKnown(seen, now)), counters, true, now);
  const passes = !judged.refused && judged.counters.length === 0;
  if (passes) await noteSource(control, attempt, isToNote(seen, now));
  return passes;
}
