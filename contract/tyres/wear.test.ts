import { expect, test } from 'vitest';
import { depthState, twinDifference } from './wear.ts';

const limits = { vl_mm_retirada: 3, vl_mm_legal: 1.6 };

test.each([
  [[8, 3.1, 9], 'good'],
  [[8, 3, 9], 'removal'],
  [[8, 1.7], 'removal'],
  [[1.6], 'illegal'],
] as const)('a tyre read %j is %s', (depths, state) => {
  expect(depthState(depths, limits)).toBe(state);
});

test.each([
  [[16, 16], [10.4, 10.4], 5.6],
  [[10, 11, 12], [11], 0],
  [[9.1, 9.2], [9], 0.2],
] as const)('the means of %j and %j are %d mm apart', (one, other, apart) => {
  expect(twinDifference(one, other)).toBe(apart);
});
