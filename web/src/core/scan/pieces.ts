import { longestGaps } from './key-reader.ts';

/** Keys of one read, whatever held it up between them. */
export interface Pieces {
  /** @returns all since the last Enter, that of this key included */
  hear(key: string, at: number): string;
  /** All since the last Enter. */
  typed(): string;
}

/** Joins the keys of a read that was held up: they follow each other sooner than a person who scans anew. */
export function keyPieces(): Pieces {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    typed: () => text,
    hear(key, at) {
      const before = at - last <= longestGaps.rest ? text : '';
      if (key === 'Enter' || key === 'Backspace') text = '';
      if (key.length !== 1) return before;
      text = before + key;
      last = at;
      return text;
    },
  };
}

/** Nobody's digits: a scanner has begun a badge. Blanks press buttons. */
export const isOfBadge = (text: string): boolean => /[^\d\s]/.test(text);
