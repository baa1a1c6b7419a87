import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const cells = (...row: string[]) => csvOf({ heads: ['A'], rows: [row] }).split('\r\n')[1];

test.each([
  ['=SOMA(A1)', "'=SOMA(A1)"],
  ['+55', "'+55"],
  ['-1', "'-1"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['RHT4B67', 'RHT4B67'],
  ['a-b', 'a-b'],
])('a cell %j is written %j', (text, written) => {
  expect(cells(text)).toBe(written);
});

test('cells with quotes, semicolons or breaks are quoted', () => {
  expect(cells('a;b', 'diz "oi"')).toBe('"a;b";"diz ""oi"""');
});

test('a table has its mark, its heads and one line a row', () => {
  expect(csvOf({ heads: ['Placa', 'OS'], rows: [['RHT4B67', '14']] })).toBe(
    '\uFEFFPlaca;OS\r\nRHT4B67;14\r\n',
  );
});
