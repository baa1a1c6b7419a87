import { expect, it } from 'vitest';
import { quantityText } from '../core/format/decimals.ts';
import { differenceText } from './quantity.ts';

it.each([
  [8, '8', '+8'],
  [-2.5, '-2,5', '-2,5'],
  [0, '0', '0'],
  [1234.56, '1.234,56', '+1.234,56'],
])('%d is written %s, as a difference %s', (value, quantity, difference) => {
  expect([quantityText(value), differenceText(value)]).toEqual([quantity, difference]);
});
