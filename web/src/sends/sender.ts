import { CallError } from '../core/api/errors.ts';
import { queryClient } from '../core/api/query-client.ts';
import { onReach, reachNow } from '../core/api/reach.ts';
import { onSession } from '../core/session/store.ts';
import { tellArrival, tellKept } from './arrivals.ts';
import { forgetUnused, hasDigits, refuseDigits } from './digits.ts';
import { ownerNow } from './kept.ts';
import type { Send } from './row.ts';
import { fateOf, isFault, isToldAtOnce, isUndone, nextToSend, numberMade, waitBefore } from './rules.ts';
import { changeSend, readSend, readSends, removeSend } from './store.ts';
import { transmit, type Watch } from './transport.ts';

/** A screen that waits for what becomes of its send. */
interface Waiter extends Watch {
  /** Its send is on its way: it is waited for, however long that takes. */
  begun: boolean;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

const waiters = new Map<string, Waiter>();
/** Quick tries, in ms between them, while a screen waits: a network that comes back at once is not worth a word. */
const quickPauses = [500, 1000];
/** Longest a screen waits for the turn of its send, in ms. */
const longestQueue = 5_000;

let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<void> = Promise.resolve();

/** Follows network and session: whatever may go again goes. */
export function startSending(): void {
  onReach(() => reachNow().online && sendSoon());
  globalThis.addEventListener('online', sendSoon);
  onSession(sendSoon);
  sendSoon();
}

/** Begins anew at once, whatever was being waited for. */
export function sendSoon(): void {
  tries = 0;
  clearTimeout(timer);
  void sendAll();
}

/** Sends what may go, in order, one tab at a time. Never fails. */
function sendAll(): Promise<void> {
  turn = turn.then(() => alone(run)).catch((error: unknown) => console.warn('sends', error));
  return turn;
}

/** One tab sends at a time; without locks (plain http) the keys alone keep a send from counting twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('envios', work);
}

async function run(): Promise<void> {
  await takeOver();
  let arrived = false;
  for (;;) {
    const send = nextToSend(await readSends(), ownerNow(), hasDigits);
    if (send === undefined) break;
    const watched = waiters.has(send.key);
    if (!(await sendOne(send))) break;
    arrived ||= !watched;
  }
  forgetUnused(await readSends());
  // What others' screens would be told by the feed, this one may have missed.
  if (arrived) await queryClient.invalidateQueries();
}

/** What a page that is gone had under way is kept from now on: nobody waits for it. */
async function takeOver(): Promise<void> {
  for (const { key, kept } of await readSends())
    if (!kept && !waiters.has(key)) await changeSend(key, { kept: true });
}

/** @returns whether the next one may go */
async function sendOne(send: Send): Promise<boolean> {
  const waiter = waiters.get(send.key);
  if (waiter !== undefined) waiter.begun = true;
  try {
    const answer = await transmitPatiently(send, waiter);
    tries = 0;
    if (waiter === undefined && isUndone(send, answer)) {
      await changeSend(send.key, { refusal: { status: 409, codigo: null, mensagem: '' } });
      return true;
    }
    await fillIn(send, answer);
    await removeSend(send.key);
    waiter?.resolve(answer);
    if (waiter === undefined) tellArrival(send, answer);
    return true;
  } catch (error) {
    return settle(send, waiter, error);
  }
}

/** Gives those that need its answer what they need of it: the number of the event a reading made. */
async function fillIn({ key }: Send, answer: unknown): Promise<void> {
  const made = numberMade(answer);
  if (made === null) return;
  for (const send of await readSends())
    if (send.after === key)
      await changeSend(send.key, {
        after: null,
        input: { ...send.input, params: { ...send.input.params, nr_seq_evento: made } },
      });
}

/** While a screen waits, a network that is gone for a moment is asked again. */
async function transmitPatiently(send: Send, waiter: Waiter | undefined): Promise<unknown> {
  for (const pause of waiter === undefined || !reachNow().online ? [] : quickPauses) {
    try {
      return await transmit(send, waiter);
    } catch (error) {
      const swallowed =
        error instanceof CallError && (error.kind === 'offline' || error.status === 503) && navigator.onLine;
      if (!swallowed) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return transmit(send, waiter);
}

/** Does with a send what its failure asks for. @returns whether the next one may go */
async function settle(send: Send, waiter: Waiter | undefined, error: unknown): Promise<boolean> {
  const fate = fateOf(error, send);
  if (error instanceof DOMException || (waiter !== undefined && isToldAtOnce(error, fate))) {
    // Who gave it is told, and has it before him still.
    await removeSend(send.key);
    waiter?.reject(error);
    return true;
  }
  if (fate === 'arrived') {
    await removeSend(send.key);
    waiter?.reject(new CallError({ kind: 'kept', key: send.key }));
    return true;
  }
  if (fate === 'refused') {
    await changeSend(send.key, { refusal: refusalOf(error) });
    return true;
  }
  if (fate === 'digits') {
    if (send.actor !== null && error instanceof CallError) refuseDigits(send.actor.id, error);
    await changeSend(send.key, { kept: true });
    return true;
  }
  await keep(send, error);
  if (fate === 'wait') sendLater(error);
  return false;
}

async function keep(send: Send, error: unknown): Promise<void> {
  await changeSend(send.key, { kept: true, failures: send.failures + (isFault(error) ? 1 : 0) });
}

function sendLater(error: unknown): void {
  tries += 1;
  clearTimeout(timer);
  const retryAfter = error instanceof CallError ? error.retryAfter : null;
  timer = setTimeout(() => void sendAll(), waitBefore(tries, retryAfter));
}

const refusalOf = (error: unknown) =>
  error instanceof CallError
    ? { status: error.status, codigo: error.codigo, mensagem: error.mensagem }
    : { status: 0, codigo: null, mensagem: '' };

/**
 * Sends what was just written down, behind what was given before it.
 * @returns the server's answer
 * @throws CallError what the server said of it, which then is not kept; `kept`: it goes later by itself
 */
export async function sendNow(key: string, watch: Watch = {}): Promise<unknown> {
  const answer = new Promise<unknown>((resolve, reject) => {
    waiters.set(key, { ...watch, resolve, reject, begun: false });
  });
  stay(key).catch((error: unknown) => waiters.get(key)?.reject(error));
  try {
    return await answer;
  } finally {
    waiters.delete(key);
  }
}

/** When its turn has not come, the screen hears that it is kept. */
async function stay(key: string): Promise<void> {
  const sent = sendAll();
  const patience = new Promise<void>((resolve) => setTimeout(resolve, longestQueue));
  await Promise.race([sent, patience.then(() => (waiters.get(key)?.begun ? sent : undefined))]);
  const waiter = waiters.get(key);
  if (waiter === undefined) return;
  await changeSend(key, { kept: true });
  const send = await readSend(key);
  if (send !== undefined) tellKept(send);
  waiter.reject(new CallError({ kind: 'kept', key }));
}
