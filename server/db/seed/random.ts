/** Seed of the demonstration's random numbers: the same seed and day give the same data. */
export const demoSeed = 20_260_420;

/** A sequence of random choices that can be repeated. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the entries, each as often as its weight says. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
  /** Log-normal: half of the values lie below `median`. */
  logNormal(median: number, sigma: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state are plenty for sample data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => entryOf(list, Math.floor(next() * list.length)),
    weighted(entries) {
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [value, weight] of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      return entryOf(entries, entries.length - 1)[0];
    },
    logNormal: (median, sigma) => median * Math.exp(sigma * normal()),
    shuffle(list) {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last);
        [copy[last], copy[other]] = [entryOf(copy, other), entryOf(copy, last)];
      }
      return copy;
    },
  };
}

/** The entry at a position that is known to exist. */
export function entryOf<T>(list: readonly T[], position: number): T {
  if (position < 0 || position >= list.length) throw new RangeError(`no entry ${position} of ${list.length}`);
  return list[position] as T; // checked above; T itself may allow undefined
}
