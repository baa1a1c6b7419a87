import { expect, test } from 'vitest';
import { type Cell, textOf } from './table.ts';

test.each<[Cell, string]>([
  [null, ''],
  ['como está', 'como está'],
  [1234.5, '1234,5'],
  [0.126, '0,13'],
  [-3, '-3'],
  [{ day: '2026-12-31' }, '31/12/2026'],
])('the cell %j is written %j', (cell, text) => {
  expect(textOf(cell)).toBe(text);
});
