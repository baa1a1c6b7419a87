import type { CallName } from '@terminal/contract';
import { changedBy } from '@terminal/contract/refresh';
import { queryClient } from './query-client.ts';

/** Longest wait, in ms, for the screen behind a form to show what a command did. */
const patience = 3_000;

/** Asks again for the answers a command made old; done when what is on screen has come, or takes too long. Never fails. */
export async function refreshAfter(command: CallName): Promise<void> {
  const old = new Set<unknown>(changedBy(command));
  const loaded = queryClient.invalidateQueries({ predicate: ({ queryKey }) => old.has(queryKey[0]) });
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
}
