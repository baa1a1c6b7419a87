import { useSyncExternalStore } from 'react';
import { serverNow } from './api/clock.ts';
import { createSignal } from './store.ts';

/** One timer per beat for the whole page, however many clocks and cards are on it. */
function ticker(periodMs: number) {
  const { listen, tell, isHeard } = createSignal();
  let now = serverNow();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat() {
    now = serverNow();
    tell();
    schedule();
  }
  // Aligned to full intervals, so that all clocks of a page and of two screens change together.
  function schedule() {
    timer = setTimeout(beat, periodMs - (serverNow() % periodMs) + 1);
  }
  return {
    subscribe(listener: () => void) {
      if (!isHeard()) {
        now = serverNow();
        schedule();
      }
      const stop = listen(listener);
      return () => {
        stop();
        if (!isHeard()) clearTimeout(timer);
      };
    },
    read() {
      // The clock was not running; the first reader of a new page must not see an old minute.
      if (!isHeard() && serverNow() - now >= periodMs) now = serverNow();
      return now;
    },
  };
}

const tickers = { second: ticker(1000), minute: ticker(60_000) };

/** The server's time in milliseconds, redrawn each second or each minute. */
export function useNow(beat: keyof typeof tickers): number {
  return useSyncExternalStore(tickers[beat].subscribe, tickers[beat].read);
}
