import { describe, expect, it } from 'vitest';
import { isSwipe, shiftOf } from './swipe.ts';

describe('a swipe to the right', () => {
  it.each([
    [{ x: 120, y: 10 }, true],
    [{ x: 80, y: -39 }, true],
    [{ x: 79, y: 0 }, false],
    [{ x: 120, y: 61 }, false],
    [{ x: -120, y: 0 }, false],
  ])('%j: %j', (way, swiped) => {
    expect(isSwipe(way)).toBe(swiped);
  });

  it('moves the row with the finger, to the right and not far', () => {
    expect([-30, 0, 50, 500].map((x) => shiftOf({ x, y: 0 }))).toEqual([0, 0, 50, 120]);
  });
});
