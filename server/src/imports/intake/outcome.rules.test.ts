import { describe, expect, it, test } from 'vitest';
import {
  faultsIn,
  type IntakeOutcome,
  type IntakeVerdict,
  inPlace,
  refusedFor,
  rowsOf,
  tallyOf,
  verdictsOf,
  withParts,
} from './outcome.rules.ts';

const refused = refusedFor([{ code: 'PESSOA_MUDOU', column: 'matricula' }]);

test('a refused row tells every fault with what stands in its cell', () => {
  const outcome = refusedFor([
    { code: 'FILIAL_DESCONHECIDA', values: { nome: 'LUA' }, column: 'filiais', part: 'LUA' },
    { code: 'CELULA_VALOR', column: 'situacao' },
    { code: 'CARGA_CELULAS_DEMAIS' },
  ]);
  const cells = ['31', 'OFICINA', '', '', 'SUL | LUA', 'X'];
  expect(faultsIn('suppliers', cells, outcome)).toMatchObject([
    {
      codigo: 'FILIAL_DESCONHECIDA',
      coluna: 'filiais',
      valor: 'LUA',
      mensagem: expect.stringContaining('LUA') as string,
    },
    { codigo: 'CELULA_VALOR', coluna: 'situacao', valor: 'X' },
    { codigo: 'CARGA_CELULAS_DEMAIS', coluna: null, valor: null },
  ]);
  expect(faultsIn('suppliers', cells, { verdict: 'I' })).toEqual([]);
});

test.each<[IntakeOutcome[], number[]]>([
  [[], [0, 0, 0, 0]],
  [verdictsOf(['N', 'M', 'M', 'I', 'I', 'I']), [1, 2, 3, 0]],
  [
    [refused, refused, { verdict: 'N' }],
    [1, 0, 0, 2],
  ],
])(
  'of %j so many are new, changed, as they were, refused: %j',
  (outcomes, [novas, mudadas, iguais, recusadas]) => {
    expect(tallyOf(outcomes)).toEqual({ novas, mudadas, iguais, recusadas });
  },
);

describe('outcomes of the rows that were written', () => {
  it.each<[string, (IntakeOutcome | null)[], IntakeVerdict[], IntakeOutcome[]]>([
    ['stand alone where none was refused', [null, null], ['N', 'M'], verdictsOf(['N', 'M'])],
    [
      'stand around the refused ones',
      [refused, null, refused, null],
      ['N', 'M'],
      [refused, { verdict: 'N' }, refused, { verdict: 'M' }],
    ],
    ['are none where all were refused', [refused], [], [refused]],
  ])('%s', (_name, judged, written, outcomes) => {
    expect(inPlace(judged, verdictsOf(written))).toEqual(outcomes);
  });
});

describe('a row with what hangs on it', () => {
  it.each<[string, IntakeVerdict, IntakeVerdict[], IntakeVerdict]>([
    ['is as it was when all of it is', 'I', ['I', 'I'], 'I'],
    ['is changed by a new part', 'I', ['I', 'N'], 'M'],
    ['is changed by a changed part', 'I', ['M', 'I'], 'M'],
    ['is new whatever its parts are', 'N', ['M'], 'N'],
    ['is changed by itself', 'M', ['I'], 'M'],
    ['is as it was without any', 'I', [], 'I'],
  ])('%s', (_name, own, parts, verdict) => {
    expect(withParts([own], [parts], parts)).toEqual([verdict]);
  });

  it('is not touched by what hangs on another', () => {
    const parts = [['a', 'b'], [], ['c'], ['d', 'e']];
    expect(withParts(['I', 'I', 'I', 'I'], parts, ['I', 'I', 'N', 'I', 'M'])).toEqual(['I', 'I', 'M', 'M']);
    expect(withParts(['I', 'I', 'I', 'I'], parts, ['I', 'M', 'I', 'I', 'I'])).toEqual(['M', 'I', 'I', 'I']);
  });
});

test('rows keep their order and their lines', () => {
  const sealed = { person: null, login: null, confirm: null, mark: null };
  expect(rowsOf([2, 1].map((n) => ({ line: n, row: { n }, cells: [], sealed })))).toEqual([
    { n: 2, line: 2 },
    { n: 1, line: 1 },
  ]);
});
