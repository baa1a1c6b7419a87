import type { CallError } from '../../core/api/errors.ts';
import { currentSession, onSession } from '../../core/session/store.ts';
import { createSignal, createStore } from '../../core/store.ts';
import type { Send } from './row.ts';

/**
 * Digits of the acting person, for sends that wait: in memory alone, never in what the browser stores. They go with the last page that
 * knows them, with the session and with the last send that needed them.
 */
const known = new Map<number, string>();
/** Whose are missing here; another tab of the session may know them. */
let sought = new Set<number>();
/** Why the digits typed last were not believed. */
const refused = new Map<number, CallError>();
const version = createStore(0);
const heard = createSignal();

const changed = () => version.change(version.read() + 1);

/** Called when digits typed in another tab arrive. */
export const onDigitsHeard = heard.listen;

/** Another number whenever digits come or go; redraws then. */
export const useDigitsVersion = version.use;

/** The digits of a person, if they were typed on this page. */
export const digitsOf = (actor: number): string | undefined => known.get(actor);

/** Whether they were. */
export const hasDigits = (actor: number): boolean => known.has(actor);

/** Stores typed digits in memory; other tabs that need them are notified. */
export function holdDigits(actor: number, digits: string): void {
  known.set(actor, digits);
  refused.delete(actor);
  changed();
  channel?.postMessage({ kind: 'typed', actor, digits } satisfies Word);
}

/** Forgets digits the server did not believe, in every tab. */
export function refuseDigits(actor: number, why: CallError): void {
  const digits = known.get(actor);
  known.delete(actor);
  refused.set(actor, why);
  changed();
  if (digits !== undefined) channel?.postMessage({ kind: 'refused', actor, digits } satisfies Word);
}

/** Why the digits typed last were not believed; undefined: they were not refused. */
export const digitsRefusal = (actor: number): CallError | undefined => refused.get(actor);

/** Forgets the digits nothing waits for any more. */
export function forgetUnused(sends: readonly Send[]): void {
  for (const actor of [...known.keys()])
    if (!sends.some((send) => send.actor?.id === actor && send.refusal === null)) known.delete(actor);
  changed();
}

/** Asks the other tabs of the session for the digits that kept sends wait for and this page has not. */
export function seekDigits(sends: readonly Send[]): void {
  const waiting = sends.filter(({ kept, refusal }) => kept && refusal === null);
  const missing = waiting.flatMap(({ actor }) => (actor === null || known.has(actor.id) ? [] : [actor.id]));
  const before = sought;
  sought = new Set(missing);
  for (const actor of sought)
    if (!before.has(actor)) channel?.postMessage({ kind: 'sought', actor } satisfies Word);
}

/** What the tabs of a session tell each other. */
type Word =
  | { kind: 'sought'; actor: number }
  | { kind: 'typed'; actor: number; digits: string }
  | { kind: 'refused'; actor: number; digits: string };

function hear(word: Word): void {
  const { actor } = word;
  const own = known.get(actor);
  if (word.kind === 'sought') {
    if (own !== undefined) channel?.postMessage({ kind: 'typed', actor, digits: own } satisfies Word);
  } else if (word.kind === 'refused') {
    if (own === word.digits) known.delete(actor);
    changed();
  } else if (sought.delete(actor)) {
    known.set(actor, word.digits);
    refused.delete(actor);
    changed();
    heard.tell();
  }
}

let token: string | undefined;
let channel: BroadcastChannel | undefined;

/** Digits typed in one session are neither used in the next nor shared with it. */
function followSession(): void {
  const next = currentSession()?.token;
  if (next === token) return;
  token = next;
  channel?.close();
  channel = next === undefined ? undefined : new BroadcastChannel(`dígitos ${next.slice(0, 8)}`);
  if (channel !== undefined) channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  known.clear();
  refused.clear();
  sought.clear();
  changed();
}

followSession();
onSession(followSession);
