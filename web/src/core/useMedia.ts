import { useSyncExternalStore } from 'react';

/**
 * Widths at which the layout changes: an open sidebar leaves room enough from 1280 px, the sidebar shows from 991 px (SHELL-25),
 * the keypad from 768 px.
 */
export const queries = {
  roomy: '(min-width: 1280px)',
  wide: '(min-width: 991px)',
  tablet: '(min-width: 768px)',
  /** A phone in landscape. */
  sideways: '(max-height: 500px) and (min-width: 600px)',
} as const;

const seen = new Map<keyof typeof queries, boolean>();

/** As on screen: a page that took the layout of the paper would be drawn anew while it is printed, and lose what it shows. */
function matches(name: keyof typeof queries): boolean {
  const before = seen.get(name);
  if (before !== undefined && matchMedia('print').matches) return before;
  const now = matchMedia(queries[name]).matches;
  seen.set(name, now);
  return now;
}

/** Whether the window matches; for what CSS alone cannot decide. */
export function useMedia(name: keyof typeof queries): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(queries[name]);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matches(name),
  );
}
