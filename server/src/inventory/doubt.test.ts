import { isDoubtful } from '@terminal/contract/counts';
import { expect, it } from 'vitest';

it.each([
  [12, 14, false],
  [0, 10, false],
  [0, 11, true],
  [1250, 43, true],
  [54, 43, false],
  [65, 43, true],
  [1000, 1900, false],
  [3, -8, true],
  [999, null, false],
  [1000, null, true],
])('%d counted of a balance of %j is asked about: %j', (counted, balance, asked) => {
  expect(isDoubtful(counted, balance)).toBe(asked);
});
