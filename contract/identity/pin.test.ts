import { describe, expect, it } from 'vitest';
import { longestPin, pinLengthOf, pinSizes } from './pin.ts';

describe('the length of a PIN', () => {
  it.each([
    ['sem', null],
    ['4', 4],
    ['5', 5],
    ['6', 6],
    [undefined, null],
  ] as const)('of the setting %s is %s', (size, length) => {
    expect(pinLengthOf(size)).toBe(length);
  });

  it('is never more than the fields take', () => {
    expect(Math.max(...pinSizes.map((size) => pinLengthOf(size) ?? 0))).toBe(longestPin);
  });
});
