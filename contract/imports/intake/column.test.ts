import { expect, it } from 'vitest';
import { plainCell } from './column.ts';
import { columnOf } from './kinds.ts';

it.each([
  ['Todas as filiais', ''],
  ['TODAS LAS SUCURSALES ', ''],
  ['', ''],
  ['CURITIBA', 'CURITIBA'],
])('the branch of a holiday %j is read as %j', (cell, plain) => {
  expect(plainCell(columnOf('holidays', 'filial') ?? {}, cell)).toBe(plain);
});

it('words for an empty cell are those of its column alone', () => {
  expect(plainCell(columnOf('vehicles', 'filiais') ?? {}, 'Todas as filiais')).toBe('Todas as filiais');
});
