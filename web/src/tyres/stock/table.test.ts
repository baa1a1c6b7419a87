import { expect, test } from 'vitest';
import { situationOf, tyresTable } from './table.ts';

const stocked = { nr_placa: null, des_data: null, rec_dataenvio: null };

test.each([
  [{ ...stocked, des_data: '2026-04-01' }, 'D'],
  [{ ...stocked, rec_dataenvio: '2026-04-01' }, 'S'],
  [{ ...stocked, nr_placa: 'BCD1E23' }, 'A'],
  [stocked, 'E'],
])('a tyre with %j is %s', (row, situation) => {
  expect(situationOf(row)).toBe(situation);
});

test('every tyre has its line in the file', () => {
  const rows = [{ ...stocked, nr_fogo: 'A1', rec_dataenvio: '2026-04-01' }];
  expect(tyresTable(['Fogo'], rows, (situation) => `<${situation}>`)).toEqual({
    heads: ['Fogo'],
    rows: [['A1', '<S>', null, { day: '2026-04-01' }, null]],
  });
});
