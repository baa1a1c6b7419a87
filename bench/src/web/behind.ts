import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The lowest priority there is. */
const last = 19;
/** Where Linux keeps the priority of a session: with it, that of a process counts within its session only. */
const ownSession = '/proc/self/autogroup';

/**
 * Lets this process and what it starts from here on have what the browser leaves of the processor: a phone has its own to itself.
 * The browser, started before, has a session of its own.
 */
export function standBehind(): void {
  setPriority(last);
  if (existsSync(ownSession)) writeFileSync(ownSession, String(last));
}
