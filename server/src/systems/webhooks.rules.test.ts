import { describe, expect, it } from 'vitest';
import { isGone, isTaken, waitAfter } from './webhooks.rules.ts';

describe('a delivery that failed', () => {
  it('is tried nine times more, over some three days, and then given up', () => {
    const waits = Array.from({ length: 10 }, (_, at) => waitAfter(at + 1));
    expect(waits.slice(0, 3)).toEqual([5, 300, 1_800]);
    expect(waits.at(-1)).toBeNull();
    const days = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 86_400;
    expect(days).toBeCloseTo(3.15, 1);
  });
});

it.each([
  [200, true, false],
  [204, true, false],
  [302, false, false],
  [410, false, true],
  [500, false, false],
])('%i: taken %s, gone %s', (status, taken, gone) => {
  expect([isTaken(status), isGone(status)]).toEqual([taken, gone]);
});
