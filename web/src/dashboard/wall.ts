import { useEffect, useRef } from 'react';

/** What stands on the wall of a list that is longer than a page. */
interface Turned<R> {
  rows: readonly R[];
  pages: number;
  /** '4–6/11'; of an empty list '0'. */
  range: string;
}

/** The page of `rows` after so many turns, `size` rows each; after the last the first again. */
export function turnedPages<R>(rows: readonly R[], size: number, turn: number): Turned<R> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const first = (turn % pages) * size;
  const shown = rows.slice(first, first + size);
  return {
    rows: shown,
    pages,
    range: shown.length === 0 ? '0' : `${first + 1}–${first + shown.length}/${rows.length}`,
  };
}

/** Keeps the screen from going dark; a browser that cannot is left alone. */
export function useAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock?.request('screen');
        if (over) await lock?.release();
      } catch (error) {
        console.info('the screen may go dark', error);
      }
    };
    const hold = () => void ask();
    hold();
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}

/** A browser may take full screen back a moment after it gave it; the wall then fills the window. Later it was the person. */
const takenBackWithin = 3_000;

/** Escape leaves the wall, in full screen by way of the browser itself; leaving ends the full screen. */
export function useLeave(onLeave: () => void) {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    const since = performance.now();
    const onChange = () => {
      const early = performance.now() - since < takenBackWithin;
      if (document.fullscreenElement === null && !early) leave.current();
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave.current();
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
}
