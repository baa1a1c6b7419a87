import { startSending } from './sender.ts';
import { followStore } from './store.ts';

let started: Promise<void> | null = null;

/** Shows what an earlier page left, and sends it as soon as that may be. Once per page. */
export function startSends(): Promise<void> {
  started ??= followStore().then(startSending);
  return started;
}
