import type { CallName } from '@terminal/contract';
import { queryClient } from './query-client.ts';

/** Longest wait, in ms, for the screen behind a form to show what a command did. */
const patience = 3_000;

/**
 * Asks again for the answers a command made old; done when what is on screen has come, or takes too long. Which those are
 * comes after the first page; where it does not, as without network, all of them are asked for. Never fails.
 */
export async function refreshAfter(command: CallName): Promise<void> {
  const loaded = import('@terminal/contract/refresh')
    .then(({ changedBy }) => {
      const old: readonly unknown[] = changedBy(command);
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => old.includes(queryKey[0]) });
    })
    .catch(() => queryClient.invalidateQueries());
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
}
