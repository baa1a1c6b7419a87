import { readOnce } from '../return-to.ts';

const kept = readOnce('rolagem');

/** How far down each page of the history was left, in px, by its place. */
let left: number[] = [];
/** Place of the page on screen; null: another is about to take it. */
let shown: number | null = 0;
/** Ends what waits for the page to grow. */
let settle: () => void = () => undefined;

/** Keeps how far down pages are left, also over a reload. Call once. */
export function startScroll(): void {
  history.scrollRestoration = 'manual';
  const before: unknown = JSON.parse(kept.take() ?? '[]');
  // Opened by its address, it begins at the top; loaded again, it knows its place.
  if (history.state === null) history.replaceState({ place: 0 }, '');
  else if (Array.isArray(before)) left = before.map(Number);
  const note = () => {
    if (shown !== null) left[shown] = scrollY;
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', () => kept.keep(JSON.stringify(left)));
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(sign, () => settle(), { passive: true });
}

/** A new page comes to this place of the history: it and all after it begin at the top. */
export function forgetScroll(place: number): void {
  left.length = Math.min(left.length, place);
  // The page on screen still moves while the one that takes its place is on its way.
  if (shown !== null && shown >= place) shown = null;
}

/** The page of this place is on screen: scrolls to where it was left, as soon as it is long enough, unless somebody acts before. */
export function restoreScroll(place: number): void {
  settle();
  shown = place;
  const wanted = left[place] ?? 0;
  const growing = new ResizeObserver(() => {
    scrollTo(0, wanted);
    if (scrollY >= wanted) settle();
  });
  settle = () => growing.disconnect();
  scrollTo(0, wanted);
  growing.observe(document.body);
}
