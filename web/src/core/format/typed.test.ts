import { expect, test } from 'vitest';
import { typedNumber } from './typed.ts';

test.each([
  ['13,5', 1, 13.5],
  ['13.5', 1, 13.5],
  [' 13 ', 1, 13],
  ['13,55', 1, null],
  ['13,55', 2, 13.55],
  ['60', 0, 60],
  ['60,5', 0, null],
  ['-1', 1, null],
  ['1e3', 1, null],
  ['12345678', 0, null],
  ['', 1, null],
  ['13,', 1, null],
])('%j with at most %i decimals is the number %s', (text, decimals, value) => {
  expect(typedNumber(text, decimals)).toBe(value);
});
