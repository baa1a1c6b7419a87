import { expect, test } from 'vitest';
import { levelReaches } from './levels.ts';

test.each([
  ['L', 'L', true],
  ['L', 'E', false],
  ['L', 'A', false],
  ['E', 'L', true],
  ['E', 'E', true],
  ['E', 'A', false],
  ['A', 'L', true],
  ['A', 'E', true],
  ['A', 'A', true],
] as const)('the level %s is enough for %s: %s', (level, needed, enough) => {
  expect(levelReaches(level, needed)).toBe(enough);
});
