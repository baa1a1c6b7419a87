/** Where a person types: a field of words, or anywhere else. */
export type TypedIn = 'page' | 'words';
/**
 * Keys further apart than this, in ms, were typed by a person: slow scanners have 80 between them (docs/inventory.md). In a
 * field of words practised typists are nearly as quick: there a scanner has to be quicker. What comes later, but sooner than
 * `rest`, is the rest of a code that was held up, and no code of its own.
 */
export const longestGaps = { page: 100, words: 60, rest: 1_500 } as const;
/** Shorter than any plate or asset code. */
const shortest = 4;
/** Nobody types so quickly: keys of this pace, in ms, go on after a gap in the middle, of a busy tablet or a weak radio link. */
export const machinePace = 40;
/** The longest of these gaps. */
const longestPause = 300;

/** Meaning of a key: the end of a code, with the code; the possible beginning of one. */
export interface KeyRead {
  code: string | null;
  first: boolean;
}

/** Keys that may become a code. */
interface Run {
  text: string;
  /** Time of the last key. */
  last: number;
  /** The widest gap, pauses apart. */
  widest: number;
  pauses: number;
  /** It began as the rest of another, whose end was lost. */
  cut: boolean;
}

const noRun: Run = { text: '', last: Number.NEGATIVE_INFINITY, widest: 0, pauses: 0, cut: false };

const isMachine = ({ text, widest }: Run): boolean => text.length >= 3 && widest <= machinePace;

/** The run a key goes on with; null: it begins another. */
function goOn(run: Run, gap: number, longest: number): Run | null {
  if (run.text === '') return null;
  if (gap <= longest) return { ...run, widest: Math.max(run.widest, gap) };
  const mayPause = isMachine(run) && run.pauses < 1 + run.text.length / 8;
  return mayPause && gap <= longestPause ? { ...run, pauses: run.pauses + 1 } : null;
}

const isCode = ({ text, widest, pauses, cut }: Run): boolean =>
  !cut && text.length >= shortest && (pauses === 0 || widest <= machinePace);

/**
 * Tells the quick keys of a hand scanner from a person's.
 * @returns a function that is given each key with its time in ms, and where it was pressed
 */
export function keyReader(): (key: string, at: number, where?: TypedIn) => KeyRead {
  let run = noRun;
  return (key, at, where = 'page') => {
    if (key !== 'Enter' && key.length !== 1) return { code: null, first: false };
    const gap = at - run.last;
    const same = goOn(run, gap, longestGaps[where]);
    if (key === 'Enter') {
      run = noRun;
      return { code: same !== null && isCode(same) ? same.text : null, first: false };
    }
    const cut = isMachine(run) && gap <= longestGaps.rest;
    run =
      same === null ? { ...noRun, text: key, last: at, cut } : { ...same, text: same.text + key, last: at };
    return { code: null, first: same === null };
  };
}
