import { expect, test } from 'vitest';
import { commonWords, isRun } from './common.rules.ts';

test.each([
  ['abc', true],
  ['cba', true],
  ['123', true],
  ['890', true],
  ['qwe', true],
  ['lkj', true],
  ['aaa', true],
  ['1q2', true],
  ['abd', false],
  ['a1z', false],
])('%j is a run of neighbours: %s', (part, run) => {
  expect(isRun(part)).toBe(run);
});

test('common words are written as passwords are compared, each once, long ones first', () => {
  expect(commonWords.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  expect(new Set(commonWords).size).toBe(commonWords.length);
  const lengths = commonWords.map((word) => word.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});
