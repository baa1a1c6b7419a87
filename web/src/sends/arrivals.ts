import type { Send } from './row.ts';

type Listener = (send: Send, answer: unknown) => void;

const arrived = new Set<Listener>();
const kept = new Set<(send: Send) => void>();

/** Told of every send that arrives after it was kept, with the server's answer: nobody waits for it any more. */
export const onArrival = (listener: Listener): void => void arrived.add(listener);

/** Told of every send that is kept: the screen shows what it will come to. */
export const onKept = (listener: (send: Send) => void): void => void kept.add(listener);

export function tellArrival(send: Send, answer: unknown): void {
  for (const listener of arrived) listener(send, answer);
}

export function tellKept(send: Send): void {
  for (const listener of kept) listener(send);
}
