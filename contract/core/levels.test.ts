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
  ['A', 'U', true],
  ['U', 'U', true],
  ['U', 'L', true],
  ['U', 'E', false],
  ['U', 'A', false],
  ['L', 'U', false],
  ['E', 'U', false],
] as const)('the level %s is enough for %s: %s', (level, needed, enough) => {
  expect(levelReaches(level, needed)).toBe(enough);
});
