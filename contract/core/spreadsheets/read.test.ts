import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { readWorkbook } from './read.ts';
import { isWorkbook } from './workbook.ts';
import { xlsxOf } from './write.ts';

const file = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content]);

test('a workbook gives numbers with a comma and days, its empty rows among them', async () => {
  const table = {
    heads: ['Placa', 'Medidor', 'Dia'],
    rows: [
      ['A', 1234.5, { day: '2026-12-31' }],
      [null, null, null],
      ['B', -7, null],
    ],
  };
  expect(await readWorkbook(await xlsxOf(table, 'x'))).toEqual([
    ['Placa', 'Medidor', 'Dia'],
    ['A', '1234,5', '2026-12-31'],
    ['', '', ''],
    ['B', '-7', ''],
  ]);
});

test('a workbook gives moments, decimals without the noise of binary ones, and truths', async () => {
  const moment = {
    value: new Date('2026-12-31T14:30:00Z'),
    type: Date,
    format: 'dd/mm/yyyy hh:mm',
  };
  const cells = [moment, { value: 0.1 + 0.2, type: Number }, { value: true, type: Boolean }];
  expect(await readWorkbook(await writeXlsxFile([cells]).toBlob())).toEqual([
    ['2026-12-31 14:30:00', '0,3', 'true'],
  ]);
});

test.each([
  ['too large', () => file(new Uint8Array(10 * 1024 * 1024 + 1)), 'large'],
  ['one that says it unpacks to a hundred megabytes', () => claiming(100 * 1024 * 1024), 'large'],
  ['one that unpacks to more than it says', () => claiming(10), 'broken'],
  ['an archive that is no workbook', () => file(zipSync({ 'a.txt': new Uint8Array(4) }).slice()), 'broken'],
  ['a torn archive', () => file(new Uint8Array([0x50, 0x4b, 3, 4, 1, 1, 1, 1])), 'broken'],
  ['a sheet without cells', () => xlsxOf({ heads: [' '], rows: [] }, 'x'), 'empty'],
])('a workbook (%s) is refused', async (_name, made, fault) => {
  await expect(readWorkbook(await made())).rejects.toMatchObject({ fault });
});

test.each([
  ['PK\u0003\u0004', true],
  ['P', false],
  ['', false],
  ['Placa;KM', false],
])('a file that begins with %j is a workbook: %s', async (text, known) => {
  expect(await isWorkbook(file(text))).toBe(known);
});

/** A workbook one of whose parts declares this uncompressed size. */
function claiming(size: number): Blob {
  const archive = zipSync({ 'xl/workbook.xml': new Uint8Array(50_000) });
  const view = new DataView(archive.buffer, archive.byteOffset);
  const directory = archive.findIndex(
    (_, at) => at + 4 < archive.length && view.getUint32(at) === 0x504b0102,
  );
  view.setUint32(directory + 24, size, true);
  return file(archive.slice());
}
