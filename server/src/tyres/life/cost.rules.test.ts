import { describe, expect, it } from 'vitest';
import { type LifeUse, usedCost, usedShare } from './cost.rules.ts';

const use = (change: Partial<LifeUse> = {}): LifeUse => ({
  firstDepth: 16,
  lastDepth: 11,
  limit: 3,
  ended: false,
  ...change,
});

describe('what a life of a tyre has cost', () => {
  it('is 5 of 13 mm of R$ 2,400.00 in the worked example: R$ 923.08, R$ 0.0308 a km after 30,000 km', () => {
    const cost = usedCost(2_400, 0, use()) ?? 0;
    expect(cost).toBe(923.08);
    expect((cost / 30_000).toFixed(4)).toBe('0.0308');
  });

  it.each<[string, Partial<LifeUse>, number]>([
    ['nothing before it is worn', { lastDepth: 16 }, 0],
    ['all of it at the limit', { lastDepth: 3 }, 1],
    ['all of it, not more, below the limit', { lastDepth: 1.6 }, 1],
    ['all of it once the life has ended', { lastDepth: 9, ended: true }, 1],
    ['all of it when it began at the limit', { firstDepth: 3, lastDepth: 3 }, 1],
  ])('is %s', (_name, change, share) => {
    expect(usedShare(use(change))).toBe(share);
  });

  it('has its repairs whole, and is unknown without a price', () => {
    expect(usedCost(2_400, 150.5, use({ ended: true }))).toBe(2_550.5);
    expect(usedCost(null, 150.5, use())).toBeNull();
  });
});
