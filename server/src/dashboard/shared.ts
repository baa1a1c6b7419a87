/** How long a computed answer is reused, in ms. */
interface SharedOptions {
  freshFor: number;
  /** The clock, in ms; injected for tests. */
  now: () => number;
}

/** Shares one answer between requests for the same thing at about the same time. */
export interface Shared<A> {
  /** The answer under a key, or what `compute` returns when there is no fresh one. */
  of(key: string, compute: () => Promise<A>): Promise<A>;
}

interface Kept<A> {
  answer: Promise<A>;
  /** Start of the computation, from which its age counts. */
  since: number;
  settled: boolean;
}

/**
 * One computation per key for all concurrent requests; its answer is reused while fresh. Failures are not stored, and expired
 * answers are removed when another is computed, so that memory stays bounded by the keys requested in that time.
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
