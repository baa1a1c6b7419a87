import { expect, it } from 'vitest';
import { valuesOf } from './values.ts';

const row = (vl_diferenca: number | null, st_recontagem: 'S' | 'N' = 'N') => ({
  vl_diferenca,
  st_recontagem,
});

it.each([
  [[], null, null],
  [[row(null)], null, null],
  [[row(-10.1), row(-0.2), row(5)], -10.3, 5],
  [[row(-10), row(-90, 'S'), row(7, 'S')], -10, null],
])('%j is short of %d and over by %d', (rows, shortage, surplus) => {
  expect(valuesOf(rows)).toEqual({ shortage, surplus });
});
