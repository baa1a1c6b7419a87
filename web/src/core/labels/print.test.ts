import { expect, it } from 'vitest';
import { copiesOf, partOf } from './print.ts';

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['50', 50],
  ['51', null],
  ['0', null],
  ['', null],
  ['x', null],
])('%j copies are %s', (typed, copies) => expect(copiesOf(typed)).toBe(copies));

it('many labels come in parts of three hundred, copies counted', () => {
  const labels = Array.from({ length: 650 }, (_, index) => index);
  expect(partOf(labels, 1, 1)).toMatchObject({ part: 1, last: 3, from: 0, shown: { length: 300 } });
  expect(partOf(labels, 1, 9)).toMatchObject({ part: 3, last: 3, from: 600, shown: { length: 50 } });
  expect(partOf(labels, 7, 2)).toMatchObject({ part: 2, last: 16, from: 42, shown: { length: 42 } });
  expect(partOf([], 1, 1)).toMatchObject({ part: 1, last: 1, shown: [] });
});
