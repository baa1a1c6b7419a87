import { createSignal } from '../../core/store.ts';
import type { Send } from './row.ts';

const arrived = createSignal<[send: Send, answer: unknown]>();
const kept = createSignal<[send: Send]>();

/** Called for every stored send that succeeds, with the server's answer, because no screen waits for it any more. */
export const onArrival = arrived.listen;

/** Called for every send that is stored, so that the screen shows its predicted effect. */
export const onKept = kept.listen;

export const tellArrival = arrived.tell;
export const tellKept = kept.tell;
