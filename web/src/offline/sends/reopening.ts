import type { JobName } from './jobs.ts';
import type { Send } from './row.ts';

/** Restores the draft of a refused send on its screen, with its files. @returns the screen's address */
type Reopen = (send: Send, files: File[]) => Promise<string>;

const ways = new Map<JobName, Reopen>();

/** Refused sends of this call can be opened again. */
export const onReopen = (call: JobName, reopen: Reopen): void => void ways.set(call, reopen);

/** How sends of a call are opened again; undefined: they are not. */
export const reopeningOf = (call: JobName): Reopen | undefined => ways.get(call);
