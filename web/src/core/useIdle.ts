import { useEffect } from 'react';

/** Events that count as activity (G-27). */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** Calls `onIdle` once after `ms` milliseconds without any sign of a person; `onIdle` must be stable. */
export function useIdle(ms: number, onIdle: () => void): void {
  useEffect(() => {
    let timer = setTimeout(onIdle, ms);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(onIdle, ms);
    };
    const options = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, restart, options);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, restart, options);
    };
  }, [ms, onIdle]);
}
