import { expect, test } from 'vitest';
import { shownCell } from './cells.ts';

test.each([
  ['dt_ultimo', '2026-12-31', '31/12/2026'],
  ['quando', '2026-12-31 04:30:00', '31/12/2026 04:30'],
  ['quando', '2026-12-31T04:30:00Z', '31/12/2026\u00a001:30'],
  ['km', '118300', '118.300'],
  ['horas', '3.5', '3,5'],
  ['preco', '49.9', '49,90'],
  ['valor', '2150', '2.150,00'],
  ['quantidade', '12', '12'],
  ['placa', 'RHT4B67', 'RHT4B67'],
  ['placa', '0042', '0042'],
  ['km_ultimo', '', ''],
])('of %s, what was understood as %j is shown as %j', (column, text, shown) => {
  expect(shownCell(column, text, 'America/Sao_Paulo')).toBe(shown);
});
