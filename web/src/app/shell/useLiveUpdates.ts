import { useEffect, useMemo } from 'react';
import { currentSession } from '../../core/session/store.ts';
import { tryAgain, withoutEnd } from '../../core/try-again.ts';

/**
 * If someone is signed in when the page opens, data is requested at once, before this code has loaded; otherwise from the
 * sign-in on.
 */
const tokenAtOpening = currentSession()?.token;

/**
 * Follows what happens in the branch of a session; its code comes after the page that is shown first.
 * @param wanted false until that page is drawn
 */
export function useLiveUpdates(token: string | null, wanted: boolean): void {
  const shownSince = useMemo(() => (token === tokenAtOpening ? performance.timeOrigin : Date.now()), [token]);
  useEffect(() => {
    if (token === null || !wanted) return;
    let stop: (() => void) | null = null;
    let left = false;
    async function begin(token: string) {
      if (left) return;
      const { followBranch } = await import('./live-updates.ts');
      if (!left) stop = followBranch(token, shownSince);
    }
    // Lost with a wifi or a newer version: without it nothing on screen would follow.
    void tryAgain(() => begin(token), withoutEnd);
    return () => {
      left = true;
      stop?.();
    };
  }, [token, wanted, shownSince]);
}
