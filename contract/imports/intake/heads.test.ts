import { expect, test } from 'vitest';
import { isTotal } from './heads.ts';

test.each([
  [['TOTAL', '500'], true],
  [['', 'Total geral:', '500'], true],
  [['Total de veículos', '', '500'], true],
  [['SUBTOTAL'], true],
  [['TOTALFLEX', 'x'], false],
  [['ABC1D23', 'TOTAL'], false],
])('a row %j adds others up: %j', (cells, total) => {
  expect(isTotal(cells)).toBe(total);
});
