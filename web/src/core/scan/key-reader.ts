/** Keys further apart than this, in ms, were typed by a person. */
const longestGap = 60;
/** Shorter than any plate or asset code. */
const shortest = 4;

/**
 * Tells the quick keys of a hand scanner from a person's.
 * @returns a function that is given each key with its time in ms and answers the code with its last key, else null
 */
export function keyReader(): (key: string, at: number) => string | null {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const quick = at - last <= longestGap;
    last = at;
    if (key === 'Enter') {
      const code = quick && text.length >= shortest ? text : null;
      text = '';
      return code;
    }
    if (key.length === 1) text = quick ? text + key : key;
    return null;
  };
}
