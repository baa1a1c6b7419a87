import { notifyManager, QueryClient } from '@tanstack/react-query';
import { CallError, isPassing, pauseBefore } from './errors.ts';

// Before the next key or tap, not a moment later: what is typed right after an answer must not meet the screen of before.
notifyManager.setScheduler(queueMicrotask);

/** One cache for the whole terminal. Reads are tried again only when trying again can help. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      networkMode: 'always',
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isPassing(error) && !timedOut(error),
      retryDelay: (failures, error) => pauseBefore(failures + 1, error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Ten seconds without an answer are enough: the page says so instead of waiting twenty more. */
const timedOut = (error: unknown) => error instanceof CallError && error.kind === 'timeout';
