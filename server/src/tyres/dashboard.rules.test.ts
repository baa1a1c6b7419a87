import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adherence } from './dashboard.rules.ts';

describe('the adherence of a month', () => {
  it.each([
    [31, 40, 77.5],
    [39, 40, 97.5],
    [40, 40, 100],
    [2, 3, 66.6],
    [799, 1_000, 79.9],
    [4, 5, 80],
    [999, 1_000, 99.9],
    [9_999, 10_000, 99.9],
    [0, 7, 0],
    [0, 0, 100],
  ])('of %i of %i plates is %d', (feitas, placas, percent) => {
    expect(adherence({ feitas, placas })).toBe(percent);
  });

  it('is 100 only when no plate is missing', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), (feitas, missing) => {
        expect(adherence({ feitas, placas: feitas + missing }) === 100).toBe(missing === 0);
      }),
    );
  });
});
