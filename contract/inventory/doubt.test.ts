import { expect, test } from 'vitest';
import { isDoubtful } from './doubt.ts';

test.each([
  ['ten away', 10, 0, false],
  ['more than ten away from nothing', 11, 0, true],
  ['as many less', 0, 11, true],
  ['half of the balance away', 20, 40, false],
  ['more than half of it away', 19, 40, true],
  ['more than half of it away, but less than ten', 1, 4, false],
  ['near a balance below zero', -20, -40, false],
  ['small and blind', 999, null, false],
  ['large and blind', 1_000, null, true],
])('a count that is %s: %d against %j is asked about: %j', (_, counted, balance, asked) => {
  expect(isDoubtful(counted, balance)).toBe(asked);
});
