import { useEffect } from 'react';
import { tryAgain, withoutEnd } from './try-again.ts';

/**
 * Loads a part of the page before somebody needs it: once the network is lost, a browser without the worker that keeps
 * parts could not.
 * @param load the same function at each drawing
 */
export function useAtHand(load: () => Promise<unknown>): void {
  useEffect(() => {
    void tryAgain(load, withoutEnd);
  }, [load]);
}
