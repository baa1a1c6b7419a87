import { csvOf } from '@terminal/contract/csv';
import { expect, test } from 'vitest';
import { readCells } from '../../core/files/sheet.ts';
import { headFit, isSum, layOut } from './file.ts';

const word = (palavra: string, palavra_frase: string, traducao: string) => ({
  palavra,
  palavra_frase,
  traducao,
});

test('columns are found by their heads, in any order and writing', () => {
  expect(
    layOut([
      ['Português', 'OUTRA', 'Tradução', 'ELEMENTO'],
      ['aro', 'x', 'rueda', 'roda'],
    ]),
  ).toEqual({
    rows: [word('roda', 'aro', 'rueda')],
    missing: null,
  });
});

test.each([
  ['without the element', [['Tradução']], 'palavra'],
  ['without any language', [['Elemento']], 'traducao'],
  ['with nothing in it', [], 'palavra'],
])('a file %s says what it lacks', (_which, cells, missing) => {
  expect(layOut(cells)).toEqual({ rows: null, missing });
});

test('one language is enough, and short rows are filled up', () => {
  expect(layOut([['palavra', 'es'], ['roda', 'rueda'], ['eixo']]).rows).toEqual([
    word('roda', '', 'rueda'),
    word('eixo', '', ''),
  ]);
});

test('heads are found below a title', async () => {
  const csv = 'Glossário da empresa;;\nElemento;Português;Tradução\nroda;aro;rueda\n';
  expect(layOut((await readCells(new Blob([csv]), headFit)).cells).rows).toEqual([
    word('roda', 'aro', 'rueda'),
  ]);
});

test('what was exported comes back as it was, formulas among it', async () => {
  const rows = [word('=1+1', '', '@SUMA'), word('"A"; B', "D'ÁVILA", '-')];
  const csv = csvOf({
    heads: ['Elemento', 'Português', 'Tradução'],
    rows: rows.map(({ palavra, palavra_frase, traducao }) => [palavra, palavra_frase, traducao]),
  });
  expect(csv).toContain("'=1+1;;'@SUMA");
  expect(layOut((await readCells(new Blob([csv]))).cells).rows).toEqual(rows);
});

test.each([
  [['TOTAL', '', '120'], true],
  [['Total geral:'], true],
  [['TOTAL', '', 'TOTAL'], false],
  [['roda', '', '2'], false],
])('a row %j adds others up: %j', (cells, sum) => {
  expect(isSum(cells)).toBe(sum);
});
