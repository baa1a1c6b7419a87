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
  ['＝1+1', "'＝1+1"],
  ['＠cmd', "'＠cmd"],
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

test('numbers have a comma and no dots, days are written the Brazilian way, nothing is empty', () => {
  const table = { heads: ['A', 'B', 'C', 'D'], rows: [[1234.5, 90_000, { day: '2026-12-31' }, null]] };
  expect(csvOf(table).split('\r\n')[1]).toBe('1234,5;90000;31/12/2026;');
});

test('a number below zero stays a number', () => {
  expect(csvOf({ heads: ['A'], rows: [[-3]] }).split('\r\n')[1]).toBe('-3');
});
