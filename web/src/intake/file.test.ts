import { xlsxOf } from '@terminal/contract/workbook-write';
import { expect, test } from 'vitest';
import { csvOfFile } from './file.ts';

test('of a workbook a CSV is sent, a line each row; anything else goes as it is', async () => {
  const table = { heads: ['Filial', 'Valor'], rows: [[null], ['MATRIZ', 1234.5]] };
  const book = new File([await xlsxOf(table, 'x')], 'x.xlsx');
  expect(await (await csvOfFile(book)).text()).toBe('Filial;Valor\r\n;\r\nMATRIZ;1234,5\r\n');
  const text = new File(['PLACA;KM'], 'x.xlsx');
  expect(await csvOfFile(text)).toBe(text);
});
