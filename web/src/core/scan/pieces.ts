import { longestGaps, machinePace } from './key-reader.ts';

/** Keys of one read, whatever held it up between them. */
export interface Pieces {
  /** @returns all since the last Enter, that of this key included */
  hear(key: string, at: number): string;
  /** All since the last Enter. */
  typed(): string;
  /** Whether a scanner types what stands there: letters, or digits as quick as nobody's. */
  isScan(): boolean;
  /** Whether a text goes on with a read that broke off before it: it is a piece, no code. A whole one begins as that did. */
  isRest(text: string): boolean;
}

/** How long the rest of a read that broke off may keep people waiting, in ms. */
const restWithin = 10_000;

/** Joins the keys of a read that was held up: they follow each other sooner than a person who scans anew. */
export function keyPieces(): Pieces {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  let slow = 0;
  let broken = '';
  const isScan = () => isOfBadge(text) || (text.length >= 3 && slow <= 1 + text.length / 8);
  function begin(gap: number) {
    broken = gap <= restWithin && isScan() ? text : '';
    slow = 0;
  }
  return {
    typed: () => text,
    isScan,
    isRest: (code) => broken !== '' && !code.startsWith(broken),
    hear(key, at) {
      const gap = at - last;
      const before = gap <= longestGaps.rest ? text : '';
      if (key === 'Enter' || key === 'Backspace') text = '';
      if (key.length !== 1) return before;
      if (before === '') begin(gap);
      else if (gap > machinePace) slow += 1;
      text = before + key;
      last = at;
      return text;
    },
  };
}

/** Nobody's digits: a scanner has begun a badge. Blanks press buttons. */
export const isOfBadge = (text: string): boolean => /[^\d\s]/.test(text);
