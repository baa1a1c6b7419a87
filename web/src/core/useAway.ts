import { useCallback, useEffect, useState } from 'react';
import { useIdle } from './useIdle.ts';

/** Events that show that the person is back. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Whether the page has had no input for `ms`. Polling by a page counts as use of its session on the server: a
 * page that stops asking lets an abandoned session end (G-03).
 */
export function useAway(ms: number): boolean {
  const [away, setAway] = useState(false);
  const leave = useCallback(() => setAway(true), []);
  useIdle(ms, leave);
  useEffect(() => {
    if (!away) return;
    const back = () => setAway(false);
    for (const sign of signs) window.addEventListener(sign, back, { capture: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, back, { capture: true });
    };
  }, [away]);
  return away;
}
