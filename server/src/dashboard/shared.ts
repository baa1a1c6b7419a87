/** How long a computed answer is handed on, in ms. */
interface SharedOptions {
  freshFor: number;
  /** The clock, in ms; given so that a test can move it. */
  now: () => number;
}

/** Hands out one answer to everybody who asks for the same thing at about the same time. */
export interface Shared<A> {
  /** The answer under a key, or what `compute` returns when there is no fresh one. */
  of(key: string, compute: () => Promise<A>): Promise<A>;
}

interface Kept<A> {
  answer: Promise<A>;
  /** When computing began: from then on it grows old. */
  since: number;
  settled: boolean;
}

/**
 * One computation per key however many ask, its answer handed on while it is fresh. Answers that failed are not kept,
 * and old ones leave when another is made, so no more stay than are asked for in that time.
 */
export function createShared<A>({ freshFor, now }: SharedOptions): Shared<A> {
  const kept = new Map<string, Kept<A>>();
  const isFresh = ({ since, settled }: Kept<A>) => !settled || now() - since < freshFor;

  return {
    of(key, compute) {
      const known = kept.get(key);
      if (known !== undefined && isFresh(known)) return known.answer;
      for (const [name, old] of kept) if (!isFresh(old)) kept.delete(name);
      const made: Kept<A> = { answer: compute(), since: now(), settled: false };
      kept.set(key, made);
      made.answer.then(
        () => {
          made.settled = true;
        },
        () => kept.delete(key),
      );
      return made.answer;
    },
  };
}
