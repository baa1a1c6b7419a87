import { useEffect } from 'react';
import { tryAgain, withoutEnd } from '../../core/try-again.ts';

/** Follows what happens in the branch of a session; its code comes after the page that is shown first. */
export function useLiveUpdates(token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    const wanted = Date.now();
    let stop: (() => void) | null = null;
    let left = false;
    async function begin(token: string) {
      if (left) return;
      const { followBranch } = await import('./live-updates.ts');
      if (!left) stop = followBranch(token, wanted);
    }
    // Lost with a wifi or a newer version: without it nothing on screen would follow.
    void tryAgain(() => begin(token), withoutEnd);
    return () => {
      left = true;
      stop?.();
    };
  }, [token]);
}
