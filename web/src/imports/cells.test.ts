import { expect, test } from 'vitest';
import { shownCell } from './cells.ts';

test.each([
  ['2026-12-31', '31/12/2026'],
  ['2026-12-31 04:30:00', '31/12/2026 04:30'],
  ['2026-12-31T04:30:00Z', '31/12/2026 01:30'],
  ['118300', '118300'],
  ['3.5', '3,5'],
  ['RHT4B67', 'RHT4B67'],
  ['', ''],
])('what was understood as %j is shown as %j', (text, shown) => {
  expect(shownCell(text, 'America/Sao_Paulo')).toBe(shown);
});
