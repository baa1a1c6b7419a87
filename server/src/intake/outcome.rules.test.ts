import { describe, expect, it, test } from 'vitest';
import {
  branchProblem,
  inPlace,
  type Outcome,
  refusalIn,
  rowsOf,
  tallyOf,
  unknownAmong,
  type Verdict,
  verdictsOf,
  withParts,
} from './outcome.rules.ts';

const told = { codigo: 'SULCO_INVALIDO', mensagem: 'Sulco inválido', coluna: 'sulcos' };
const refused: Outcome = { problem: { code: 'PESSOA_MUDOU', column: 'matricula' } };

test.each<[string, Outcome, object | null]>([
  ['a row that was written', { verdict: 'I' }, null],
  ['what the import of a branch told', { told }, told],
  [
    'a problem in its words',
    { problem: { code: 'FILIAL_DESCONHECIDA', values: { nome: 'LUA' }, column: 'filiais' } },
    { codigo: 'FILIAL_DESCONHECIDA', mensagem: expect.stringContaining('LUA') as string, coluna: 'filiais' },
  ],
  [
    'a problem of no column',
    { problem: { code: 'CARGA_CELULAS_DEMAIS' } },
    { codigo: 'CARGA_CELULAS_DEMAIS', mensagem: expect.any(String) as string, coluna: null },
  ],
])('the refusal in %s', (_name, outcome, refusal) => {
  expect(refusalIn(outcome)).toEqual(refusal);
});

test.each<[Outcome[], number[]]>([
  [[], [0, 0, 0, 0]],
  [verdictsOf(['N', 'M', 'M', 'I', 'I', 'I']), [1, 2, 3, 0]],
  [
    [{ told }, refused, { verdict: 'N' }],
    [1, 0, 0, 2],
  ],
])(
  'of %j so many are new, changed, as they were, refused: %j',
  (outcomes, [novas, mudadas, iguais, recusadas]) => {
    expect(tallyOf(outcomes)).toEqual({ novas, mudadas, iguais, recusadas });
  },
);

describe('outcomes of the rows that were written', () => {
  it.each<[string, (Outcome | null)[], Verdict[], Outcome[]]>([
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
  it.each<[string, Verdict, Verdict[], Verdict]>([
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

test.each([
  [[], null],
  [['MATRIZ', 'SUL'], null],
  [['MATRIZ', 'LUA', 'MARTE'], { code: 'FILIAL_DESCONHECIDA', column: 'filiais', values: { nome: 'LUA' } }],
])('of the branches %j the first unknown is told: %j', (branches, problem) => {
  const known = new Map([
    ['MATRIZ', 1],
    ['SUL', 2],
  ]);
  expect(branchProblem({ branches }, known)).toEqual(problem);
});

test('another name is told in its own column', () => {
  expect(unknownAmong(['TREM'], new Map(), { code: 'TIPO_DESCONHECIDO', column: 'tipos' })).toEqual({
    code: 'TIPO_DESCONHECIDO',
    column: 'tipos',
    values: { nome: 'TREM' },
  });
});

test('rows keep their order', () => {
  const sealed = { person: null, login: null, confirm: null, mark: null };
  expect(rowsOf([2, 1].map((row) => ({ row, cells: [], sealed })))).toEqual([2, 1]);
});
