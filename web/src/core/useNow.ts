import { useSyncExternalStore } from 'react';
import { serverNow } from './api/clock.ts';

/** One timer per beat for the whole page, however many clocks and cards are on it. */
function ticker(periodMs: number) {
  const listeners = new Set<() => void>();
  let now = serverNow();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat() {
    now = serverNow();
    for (const listener of listeners) listener();
    schedule();
  }
  // Aligned to the beat, so that all clocks of a page and of two screens change together.
  function schedule() {
    timer = setTimeout(beat, periodMs - (serverNow() % periodMs) + 1);
  }
  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        now = serverNow();
        schedule();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    read() {
      // Nobody kept it going: the first reader of a new page must not see an old minute.
      if (listeners.size === 0 && serverNow() - now >= periodMs) now = serverNow();
      return now;
    },
  };
}

const tickers = { second: ticker(1000), minute: ticker(60_000) };

/** The server's time in milliseconds, redrawn each second or each minute. */
export function useNow(beat: keyof typeof tickers): number {
  return useSyncExternalStore(tickers[beat].subscribe, tickers[beat].read);
}
