import { expect, test } from 'vitest';
import { toneOf } from './adherence.ts';

test.each([
  [0, 'low'],
  [79.9, 'low'],
  [80, 'near'],
  [99.9, 'near'],
  [100, 'full'],
])('an adherence of %d %% is %s', (percentage, tone) => {
  expect(toneOf(percentage)).toBe(tone);
});
