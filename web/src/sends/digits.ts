import type { CallError } from '../core/api/errors.ts';
import { currentSession, onSession } from '../core/session/store.ts';
import type { Send } from './row.ts';

/**
 * Digits of who acts, for sends of this page that wait: in memory alone, never in what the browser stores. They go with the
 * page, with the session and with the last send that needed them.
 */
const known = new Map<number, string>();
/** Why the digits typed last were not believed. */
const refused = new Map<number, CallError>();
const listeners = new Set<() => void>();
let version = 0;

function changed() {
  version += 1;
  for (const listener of listeners) listener();
}

/** Told whenever digits come or go. */
export function onDigits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another number after every change. */
export const digitsVersion = (): number => version;

/** The digits of a person, if they were typed on this page. */
export const digitsOf = (actor: number): string | undefined => known.get(actor);

/** Whether they were. */
export const hasDigits = (actor: number): boolean => known.has(actor);

/** Keeps digits that were typed. */
export function holdDigits(actor: number, digits: string): void {
  known.set(actor, digits);
  refused.delete(actor);
  changed();
}

/** Forgets digits the server did not believe. */
export function refuseDigits(actor: number, why: CallError): void {
  known.delete(actor);
  refused.set(actor, why);
  changed();
}

/** Why the digits typed last were not believed; undefined: they were not refused. */
export const digitsRefusal = (actor: number): CallError | undefined => refused.get(actor);

/** Forgets the digits nothing waits for any more. */
export function forgetUnused(sends: readonly Send[]): void {
  for (const actor of [...known.keys()])
    if (!sends.some((send) => send.actor?.id === actor && send.refusal === null)) known.delete(actor);
  changed();
}

// What was typed in one session is not for the next.
let token = currentSession()?.token;
onSession(() => {
  const next = currentSession()?.token;
  if (next === token) return;
  token = next;
  known.clear();
  refused.clear();
  changed();
});
