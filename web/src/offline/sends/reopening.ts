import type { SendCall } from './calls.ts';
import type { Send } from './row.ts';

/** Restores the draft of a refused send on its screen, with its files. @returns the screen's address */
type Reopen = (send: Send, files: File[]) => Promise<string>;

const ways = new Map<SendCall, Reopen>();

/** Refused sends of this call can be opened again. */
export const onReopen = (call: SendCall, reopen: Reopen): void => void ways.set(call, reopen);

/** How sends of a call are opened again; undefined: they are not. */
export const reopeningOf = (call: SendCall): Reopen | undefined => ways.get(call);
