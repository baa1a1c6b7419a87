/**
 * Keys further apart than this, in ms, were typed by a person: slow scanners have 80 between them (docs/inventory.md). In a
 * field of words practised typists are nearly as quick: there a scanner has to be quicker.
 */
export const longestGaps = { page: 100, words: 60 } as const;
/** Shorter than any plate or asset code. */
const shortest = 4;

/** Meaning of a key: the end of a code, with the code; the possible beginning of one. */
export interface KeyRead {
  code: string | null;
  first: boolean;
}

/**
 * Tells the quick keys of a hand scanner from a person's.
 * @returns a function that is given each key with its time in ms, and where it was pressed
 */
export function keyReader(): (key: string, at: number, where?: keyof typeof longestGaps) => KeyRead {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, at, where = 'page') => {
    const quick = at - last <= longestGaps[where];
    if (key === 'Enter') {
      const code = quick && text.length >= shortest ? text : null;
      text = '';
      last = at;
      return { code, first: false };
    }
    if (key.length !== 1) return { code: null, first: false };
    const first = !quick || text === '';
    last = at;
    text = first ? key : text + key;
    return { code: null, first };
  };
}
