import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { xlsxOf } from './write.ts';

test('a workbook is read back with its numbers, days and texts; a text is no formula', async () => {
  const table = {
    heads: ['Placa', 'Horas', 'Prevista', 'Nota'],
    rows: [
      ['RHT4B67', 2.5, { day: '2026-12-31' }, '=1+1'],
      ['FQX7J12', 0, { day: '2027-01-01' }, null],
    ],
  };
  const sheet = await readSheet(await xlsxOf(table, 'Previsão: 90 dias/CD [1]'));
  expect(sheet).toEqual([
    ['Placa', 'Horas', 'Prevista', 'Nota'],
    ['RHT4B67', 2.5, new Date('2026-12-31T00:00:00Z'), '=1+1'],
    ['FQX7J12', 0, new Date('2027-01-01T00:00:00Z'), null],
  ]);
});
