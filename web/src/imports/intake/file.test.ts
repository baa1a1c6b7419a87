import { xlsxOf } from '@terminal/contract/workbook-write';
import { expect, test } from 'vitest';
import { headOf, likelyTable, openFile } from './file.ts';

test('of a workbook a CSV is sent of each worksheet, a line each row', async () => {
  const table = { heads: ['Filial', 'Valor'], rows: [[null], ['MATRIZ', 1234.5]] };
  const book = new File([await xlsxOf(table, 'Plan1')], 'x.xlsx');
  const [sheet] = await openFile(book, 'branches', {});
  expect([sheet?.name, sheet?.top]).toEqual([
    'Plan1',
    [
      ['Filial', 'Valor'],
      ['MATRIZ', '1234,5'],
    ],
  ]);
  expect(await sheet?.csv.text()).toBe('Filial;Valor\r\n;\r\nMATRIZ;1234,5\r\n');
});

test('a CSV goes as it is; its first rows are known', async () => {
  const text = new File(['PLACA;KM\n\n# nota\nABC1D23;1,5'], 'x.xlsx');
  const [table] = await openFile(text, 'vehicles', {});
  expect(table?.csv).toBe(text);
  expect(table?.top).toEqual([
    ['PLACA', 'KM'],
    ['ABC1D23', '1,5'],
  ]);
});

test('the worksheet that has the columns of a kind is the likely one', () => {
  const csv = new Blob();
  const tables = [
    { name: 'Resumo', top: [['Filial', 'Total']], lines: [], csv },
    { name: 'Frota', top: [['FROTA 2026'], ['Placa', 'Tipo', 'Filial']], lines: [], csv },
  ];
  expect(likelyTable(tables, 'vehicles', {})).toBe(1);
  expect(likelyTable(tables, 'branches', {})).toBe(0);
  expect(likelyTable(tables, 'orders', {})).toBe(1);
});

test('a table goes by itself when no required column lacks and no head would be left out', () => {
  const of = (...heads: string[]) => ({
    name: 'Plan1',
    top: [['Unidades'], heads],
    lines: [],
    csv: new Blob(),
  });
  expect(headOf(of('Filial', 'UF'), 'branches')).toEqual({ row: 2, places: [0, 1, -1, -1, -1] });
  expect(headOf(of('UF', 'Local'), 'branches')).toBeNull();
  expect(headOf(of('Filial', 'Gerente'), 'branches')).toBeNull();
  expect(headOf(of('Filial', 'Lugar'), 'branches', { lugar: 'local' })?.places).toEqual([0, -1, 1, -1, -1]);
});

test('the name of a person is known as companies call it', () => {
  const top = [['Matrícula', 'Nome do Funcionário', 'Filiais']];
  expect(headOf({ name: null, top, lines: [], csv: new Blob() }, 'people')?.places.slice(0, 2)).toEqual([
    0, 1,
  ]);
});
