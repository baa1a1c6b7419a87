/** Shortest way of a finger to the right, in px, that counts. */
const shortest = 80;
/** Furthest a row follows the finger, in px. */
const furthest = 120;

/** The way of a finger, in px: to the right, and down. */
export interface Way {
  x: number;
  y: number;
}

/** Whether the way was a swipe to the right, and no scrolling. */
export const isSwipe = ({ x, y }: Way): boolean => x >= shortest && Math.abs(y) < x / 2;

/** How far a row follows the finger, in px: to the right only. */
export const shiftOf = ({ x }: Way): number => Math.min(Math.max(x, 0), furthest);
