import { useEffect } from 'react';

/** Follows what happens in the branch of a session; its code comes after the page that is shown first. */
export function useLiveUpdates(token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    let stop: (() => void) | null = null;
    let left = false;
    void import('./live-updates.ts').then(({ followBranch }) => {
      if (!left) stop = followBranch(token);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [token]);
}
