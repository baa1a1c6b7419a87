import { describe, expect, it } from 'vitest';
import { quantityText } from '../core/format/decimals.ts';
import { differenceText, readQuantity } from './quantity.ts';

describe('a count as typed', () => {
  it.each([
    ['8', 8],
    [' 0 ', 0],
    ['8,5', 8.5],
    ['8.25', 8.25],
    ['1.250', 1250],
    ['1.250,5', 1250.5],
    ['9999999,99', 9_999_999.99],
    ['', null],
    ['x', null],
    ['-1', null],
    ['1,234', null],
    ['10000000', null],
    ['1e3', null],
  ])('%j is %j', (typed, expected) => {
    expect(readQuantity(typed)).toBe(expected);
  });
});

it.each([
  [8, '8', '+8'],
  [-2.5, '-2,5', '-2,5'],
  [0, '0', '0'],
  [1234.56, '1.234,56', '+1.234,56'],
])('%d is written %s, as a difference %s', (value, quantity, difference) => {
  expect([quantityText(value), differenceText(value)]).toEqual([quantity, difference]);
});
