/** What there is of some facts in one line. Where it wraps, the dot goes with what follows: none is left at a line's end. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(' ·\xa0');
