import { createSignal } from '../../core/store.ts';
import type { Send } from './row.ts';

const arrived = createSignal<[send: Send, answer: unknown]>();
const kept = createSignal<[send: Send]>();

/** Told of every send that arrives after it was kept, with the server's answer: nobody waits for it any more. */
export const onArrival = arrived.listen;

/** Told of every send that is kept: the screen shows what it will come to. */
export const onKept = kept.listen;

export const tellArrival = arrived.tell;
export const tellKept = kept.tell;
