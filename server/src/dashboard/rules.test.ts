import { describe, expect, it } from 'vitest';
import { hoursOf, isPeriod, percentage, utilisation } from './rules.ts';

describe('figures', () => {
  it.each([
    [120 * 3600, 22, 68.2],
    [0, 22, 0],
    [8 * 3600, 1, 100],
    [3600, 0, 0],
  ])('%i seconds of labour in %i weekdays are %f per cent', (seconds, weekdays, expected) => {
    expect(utilisation(seconds, weekdays)).toBe(expected);
  });

  it.each([
    [3, 4, 75],
    [1, 3, 33.3],
    [0, 5, 0],
    [0, 0, null],
  ])('%i of %i are %s per cent', (part, whole, expected) => {
    expect(percentage(part, whole)).toBe(expected);
  });

  it('are told in hours with two decimals', () => {
    expect(hoursOf(9_000)).toBe(2.5);
    expect(hoursOf(100)).toBe(0.03);
  });
});

describe('a period', () => {
  it.each([
    ['2026-04-20', '2026-04-20', true],
    ['2026-01-01', '2027-01-01', true],
    ['2026-01-01', '2027-01-02', false],
    ['2026-04-21', '2026-04-20', false],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(isPeriod(from, to)).toBe(expected);
  });
});
