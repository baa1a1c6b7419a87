import { useLocationProperty, navigate as write } from 'wouter/use-browser-location';
import { createSignal, createStore } from '../store.ts';
import { hrefOf } from './address.ts';
import type { Address, Path } from './paths.ts';
import { forgetScroll } from './scroll.ts';

/** Told when the page of an address is on screen. */
export const arrived = createSignal();

/** Told of an address somebody is about to go to. */
export const intended = createSignal<[href: string]>();

/** How often the guards were asked to decide anew. */
export const rounds = createStore(0);

/** Lets the guards decide anew about the page on screen: who may see it has changed. */
export const guardAnew = (): void => rounds.change(rounds.read() + 1);

/** The address in the browser's bar, as `usePathname`. */
export const hrefNow = (): string => location.pathname + location.search;

/** The path in the browser's bar; the page on screen may still be the one before. */
export const usePathname = (): string => useLocationProperty(() => location.pathname);

/** How many pages of the terminal lie before this one in the history of the tab. */
export function placeNow(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'place' in state ? Number(state.place) : 0;
}

/**
 * Goes to an address; done when its page is on screen.
 * @param replace the page on screen leaves no trace in the history
 */
export function navigate<P extends Path>(
  address: ({ href: string } | Address<P>) & { replace?: boolean },
): Promise<void> {
  const { replace = false } = address;
  const href = 'href' in address ? address.href : hrefOf<P>(address);
  if (href === hrefNow()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = arrived.listen(() => {
      stop();
      resolve();
    });
    const place = placeNow() + (replace ? 0 : 1);
    forgetScroll(place);
    write(href, { replace, state: { place } });
  });
}
