/** Keys further apart than this, in ms, were typed by a person: slow scanners have 80 between them (docs/inventory.md). */
const longestGap = 100;
/** Shorter than any plate or asset code. */
const shortest = 4;

/** Meaning of a key: the end of a code, with the code; the possible beginning of one. */
export interface KeyRead {
  code: string | null;
  first: boolean;
}

/** Tells the quick keys of a hand scanner from a person's: it is given each key with its time in ms. */
export function keyReader(): (key: string, at: number) => KeyRead {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const quick = at - last <= longestGap;
    last = at;
    if (key === 'Enter') {
      const code = quick && text.length >= shortest ? text : null;
      text = '';
      return { code, first: false };
    }
    if (key.length !== 1) return { code: null, first: false };
    const first = !quick || text === '';
    text = first ? key : text + key;
    return { code: null, first };
  };
}
