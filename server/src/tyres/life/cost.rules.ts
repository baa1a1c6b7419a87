/** What tells how much of a tyre's price a life has used up; depths are limiting ones, in mm. */
export interface LifeUse {
  firstDepth: number;
  lastDepth: number;
  /** Depth it is removed at. */
  limit: number;
  /** It was retreaded or scrapped since: nothing of it is left. */
  ended: boolean;
}

/** The part of the price that is used up, 0 to 1: what is worn of what may be worn (docs/tyre-life.md). */
export function usedShare({ firstDepth, lastDepth, limit, ended }: LifeUse): number {
  const usable = firstDepth - limit;
  if (ended || usable <= 0) return 1;
  return Math.min(1, Math.max(0, (firstDepth - lastDepth) / usable));
}

/** What a life has cost so far: the used part of its price, and its repairs; in BRL, null without a price. */
export function usedCost(price: number | null, repairs: number, use: LifeUse): number | null {
  return price === null ? null : cents(price * usedShare(use) + repairs);
}

const cents = (value: number) => Math.round(value * 100) / 100;
