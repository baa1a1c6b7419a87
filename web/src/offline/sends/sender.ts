import { CallError, isCutOff } from '../../core/api/errors.ts';
import { queryClient } from '../../core/api/query-client.ts';
import { answeredSince, onReach, reachNow } from '../../core/api/reach.ts';
import { onSession } from '../../core/session/store.ts';
import { tellArrival, tellKept } from './arrivals.ts';
import { forgetUnused, hasDigits, onDigitsHeard, refuseDigits, seekDigits } from './digits.ts';
import { onSends, ownerNow, sendsNow } from './kept.ts';
import { openPages, showOpen, thisPage } from './pages.ts';
import type { Send } from './row.ts';
import {
  fateOf,
  isFailure,
  isToldAtOnce,
  isUndone,
  type Lane,
  laneOf,
  laneWatched,
  limitOf,
  nextToSend,
  sendRefusalOf,
  waitBefore,
} from './rules.ts';
import { showSlow } from './slow.ts';
import { changeSend, keepSend, readSend, readSends, releaseSend, removeSend } from './store.ts';
import { transmit, type Watch } from './transport.ts';

/** A screen that waits for the answer to its send. */
interface Waiter extends Watch {
  /** The send is being transmitted: the screen waits for it, however long that takes. */
  begun: boolean;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

const waiters = new Map<string, Waiter>();
/** Sends being transmitted, each with what aborts it. */
const underWay = new Map<string, AbortController>();
/** Pauses between quick retries while a screen waits, in ms, so that a short loss of network causes no message. */
const quickPauses = [500, 1000];
/** Longest a screen waits for the turn of its send, in ms. */
const longestQueue = 5_000;

/** State of a lane in this tab. */
interface Going {
  /** Held by the tab that sends in this lane. */
  lock: string;
  /** Failed in a row. */
  tries: number;
  /** Tries in a row that ended at the time limit; the next limit grows with it. */
  slow: number;
  /** When the last try failed, in ms. */
  failedAt: number;
  timer?: ReturnType<typeof setTimeout>;
  turn: Promise<void>;
}

const lanes: Record<Lane, Going> = {
  commands: { lock: 'envios', tries: 0, slow: 0, failedAt: 0, turn: Promise.resolve() },
  files: { lock: 'envios de arquivos', tries: 0, slow: 0, failedAt: 0, turn: Promise.resolve() },
};

/** Sends again whenever network or session allow it. */
export function startSending(): void {
  void showOpen();
  onReach(() => reachNow().online && sendOnReach());
  globalThis.addEventListener('online', sendSoon);
  onSession(sendSoon);
  onDigitsHeard(sendSoon);
  const seek = () => seekDigits(sendsNow());
  onSends(seek);
  seek();
  sendSoon();
}

/** Sends at once in both lanes, without waiting for the time of the next try. */
export function sendSoon(): void {
  for (const lane of ['commands', 'files'] as const) {
    lanes[lane].tries = 0;
    clearTimeout(lanes[lane].timer);
    void sendAll(lane);
  }
}

/** Longest wait after a failed try, in ms, once another call has reached the server. */
const longestRest = 5_000;

/**
 * Tries again because another call has reached the server, but not right after a failed try: on a network that cuts some answers
 * off, reach changes with every call, and the same send would go out once a second.
 */
function sendOnReach(): void {
  for (const lane of ['commands', 'files'] as const) {
    const going = lanes[lane];
    const rest = going.failedAt + Math.min(waitBefore(going.tries, null), longestRest) - Date.now();
    clearTimeout(going.timer);
    going.timer = setTimeout(() => void sendAll(lane), Math.max(rest, 0));
  }
}

/** Sends what may go in a lane, in order, one tab at a time. Never fails. */
function sendAll(lane: Lane): Promise<void> {
  const going = lanes[lane];
  going.turn = going.turn
    .then(() => alone(going.lock, () => run(lane)))
    .catch((error: unknown) => console.warn('sends', error));
  return going.turn;
}

/** One tab sends at a time; without locks (plain http) the keys alone keep a send from counting twice. */
async function alone(lock: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(lock, work);
}

async function run(lane: Lane): Promise<void> {
  await takeOver(lane);
  let arrived = false;
  for (;;) {
    const { rows, isOpen } = await rowsNow();
    const own = rows.filter(({ kept, page }) => kept || page === thisPage || !isOpen(page));
    const send = nextToSend(own, ownerNow(), hasDigits, lane);
    if (send === undefined) break;
    const watched = waiters.has(send.key);
    if ((await sendOne(send)) === 'waits') break;
    arrived ||= !watched;
  }
  forgetUnused(await readSends());
  // The live feed may have told of changes while this terminal was away: read everything again, without holding up the next send.
  if (arrived) void queryClient.invalidateQueries();
}

/** Takes over sends of a lane a closed page left in progress; those of other open pages stay with them. */
async function takeOver(lane: Lane): Promise<void> {
  const { rows, isOpen } = await rowsNow();
  const isWaitedFor = ({ after, key, page }: Send) =>
    page === thisPage ? waiters.has(after ?? key) : isOpen(page);
  for (const send of rows)
    if (!send.kept && laneWatched(send) === lane && !isWaitedFor(send))
      await changeSend(send.key, { kept: true });
}

/** What is written down, and which pages are open: asked in this order, as a page shows that it is before it writes. */
async function rowsNow() {
  const rows = await readSends();
  return { rows, isOpen: await openPages() };
}

/** Whether a send is settled for now, or waits and its lane with it. */
type Settled = 'settled' | 'waits';

async function sendOne(send: Send): Promise<Settled> {
  const waiter = waiters.get(send.key);
  if (waiter !== undefined) waiter.begun = true;
  const began = Date.now();
  const stop = new AbortController();
  underWay.set(send.key, stop);
  try {
    const signal = AbortSignal.any([stop.signal, ...(waiter?.signal ? [waiter.signal] : [])]);
    const limit = send.kept ? limitOf(lanes[laneOf(send)].slow) : undefined;
    const answer = await transmitPatiently(send, { ...waiter, signal, limit }, waiter !== undefined);
    lanes[laneOf(send)].tries = 0;
    // The next send gets the longer limit too, unless this one was answered quickly.
    if (Date.now() - began < limitOf(0)) setSlow(laneOf(send), 0);
    await arrive(send, answer);
    return 'settled';
  } catch (error) {
    return await settle(send, error, answeredSince(began));
  } finally {
    underWay.delete(send.key);
  }
}

async function arrive(send: Send, answer: unknown): Promise<void> {
  // The waiting screen may be closed by now.
  const waiter = waiters.get(send.key);
  if (waiter !== undefined) {
    // Follow-up sends are sent by the screen, which still has them.
    await removeSend(send.key);
    return waiter.resolve(answer);
  }
  if (isUndone(send, answer))
    return void (await changeSend(send.key, { refusal: { status: 409, codigo: null, mensagem: '' } }));
  await releaseSend(send.key, answer);
  // Sends that waited for this one may be in the other lane.
  void sendAll(laneOf(send) === 'files' ? 'commands' : 'files');
  tellArrival(send, answer);
}

/** While a screen waits, a send that failed because the network was gone for a moment is transmitted again. */
async function transmitPatiently(send: Send, watch: Watch, waited: boolean): Promise<unknown> {
  for (const pause of waited && reachNow().online ? quickPauses : []) {
    try {
      return await transmit(send, watch);
    } catch (error) {
      const swallowed =
        (isCutOff(error) || (error instanceof CallError && error.status === 503)) && navigator.onLine;
      if (!swallowed) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return transmit(send, watch);
}

/** Deletes, marks or delays a send, depending on how it failed. */
async function settle(send: Send, error: unknown, reached: boolean): Promise<Settled> {
  const waiter = waiters.get(send.key);
  const fate = fateOf(error, send, reached);
  const calledBack = error instanceof DOMException && error.name === 'AbortError';
  if (calledBack || (waiter !== undefined && isToldAtOnce(error, fate))) {
    // The waiting screen informs the person.
    await removeSend(send.key);
    waiter?.reject(error);
    return 'settled';
  }
  if (fate === 'arrived') {
    await removeSend(send.key);
    waiter?.reject(new CallError({ kind: 'kept' }));
    return 'settled';
  }
  if (fate === 'refused') {
    await changeSend(send.key, { refusal: sendRefusalOf(error) });
    return 'settled';
  }
  if (fate === 'digits') {
    if (send.actor !== null && error instanceof CallError) refuseDigits(send.actor.id, error);
    await changeSend(send.key, { kept: true, proved: false });
    return 'settled';
  }
  if (error instanceof CallError && error.kind === 'timeout')
    setSlow(laneOf(send), lanes[laneOf(send)].slow + 1);
  const failures = send.failures + (isFailure(error, send, reached) ? 1 : 0);
  await changeSend(send.key, { kept: true, failures });
  if (fate === 'wait') sendLater(laneOf(send), error, failures);
  return 'waits';
}

function setSlow(lane: Lane, slow: number): void {
  lanes[lane].slow = slow;
  showSlow(lane, slow > 0);
}

/** Sets the time of the next try. The wait follows the failed send's own failures, even if others arrived since. */
function sendLater(lane: Lane, error: unknown, failures: number): void {
  const going = lanes[lane];
  going.tries = Math.max(going.tries + 1, failures);
  going.failedAt = Date.now();
  clearTimeout(going.timer);
  const retryAfter = error instanceof CallError ? error.retryAfter : null;
  going.timer = setTimeout(() => void sendAll(lane), waitBefore(going.tries, retryAfter));
}

/** Aborts a send that is being transmitted; it is then deleted. */
export const callBack = (key: string): void => underWay.get(key)?.abort();

/**
 * Sends what was just stored, after earlier sends.
 * @returns the server's answer
 * @throws CallError the server's refusal, in which case it is not stored; `kept`: it is sent later automatically
 */
export async function sendNow(send: Pick<Send, 'key' | 'file'>, watch: Watch = {}): Promise<unknown> {
  const { key } = send;
  const answer = new Promise<unknown>((resolve, reject) => {
    waiters.set(key, { ...watch, resolve, reject, begun: false });
    stay(key, laneOf(send)).catch(reject);
  });
  try {
    return await answer;
  } finally {
    waiters.delete(key);
  }
}

/** While it waits for its turn, the screen is told that it is stored. */
async function stay(key: string, lane: Lane): Promise<void> {
  const sent = sendAll(lane);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, longestQueue));
  await Promise.race([sent, patience.then(() => (waiters.get(key)?.begun ? sent : undefined))]);
  if (waiters.has(key)) await letGo(key);
}

/**
 * Ends the wait of a screen: the send is kept, and a refusal is shown in the list of sends. The screen is told `kept`; a send
 * aborted before its turn is deleted.
 */
export async function letGo(key: string): Promise<void> {
  const waiter = waiters.get(key);
  waiters.delete(key);
  if (waiter?.signal?.aborted) {
    await removeSend(key);
    return waiter.reject(waiter.signal.reason);
  }
  await keepSend(key);
  const send = await readSend(key);
  if (send !== undefined) tellKept(send);
  waiter?.reject(new CallError({ kind: 'kept' }));
}
