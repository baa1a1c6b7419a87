import { describe, expect, it } from 'vitest';
import { readStock, type StockFacts, stillToEnter, stockFaults, understoodStock } from './stock.rules.ts';

const codeOf = (cells: string[]) => readStock(cells).faults?.[0]?.code ?? null;

describe('a row of stock', () => {
  it.each<[string, string[], string | null]>([
    ['an entry with its paper', ['0110', '', '12,5', 'NF 1', '9,90', ''], null],
    ['a minimum alone', ['0110', '', '', '', '', '4'], null],
    ['a minimum beside a quantity of zero', ['0110', '', '0', '', '', '4'], null],
    ['a shelf alone', ['0110', '', '', '', '', '', 'rua b'], null],
    ['neither quantity, minimum nor shelf', ['0110', '', '', '', '', '', ''], 'LINHA_SEM_EFEITO'],
    ['no code', ['', 'FILTRO', '1', 'NF 1', '', ''], 'CELULA_VAZIA'],
    ['an entry without its paper', ['0110', '', '1', '', '', ''], 'CELULA_VAZIA'],
    ['a quantity below a hundredth', ['0110', '', '0,001', 'NF 1', '', ''], 'CELULA_FAIXA'],
    ['a quantity that is none', ['0110', '', 'dez', 'NF 1', '', ''], 'CELULA_FAIXA'],
    ['a minimum of zero', ['0110', '', '', '', '', '0'], 'CELULA_FAIXA'],
    ['a price that is none', ['0110', '', '1', 'NF 1', 'caro', ''], 'CELULA_FAIXA'],
  ])('%s', (_name, cells, code) => expect(codeOf(cells)).toBe(code));

  it('is shown as it was understood', () => {
    expect(understoodStock(['a-1', ' filtro ', '1.234,50', 'NF 9', 'R$ 10', '2', 'rua b'])).toEqual([
      ...['A-1', 'FILTRO', '1234.5', 'NF 9', '10', '2', 'RUA B'],
    ]);
    expect(understoodStock(['a-1', '', '', '', '', ''])).toBeNull();
  });
});

describe('code and name of a row', () => {
  const row = { code: 'A1', quantity: 1, document: 'NF', price: null, minimum: null, shelf: null };
  const free: StockFacts = {
    kept: undefined,
    known: true,
    whole: false,
    codeOfName: undefined,
    posted: undefined,
  };
  const kept = { name: 'FILTRO', minimum: null, shelf: null };

  it.each<[string, string | null, StockFacts, string | null]>([
    ['a code the branch keeps', null, { ...free, kept }, null],
    ['a code with its own name', 'FILTRO', { ...free, kept }, null],
    ['a code with another name', 'CORREIA', { ...free, kept }, 'CODIGO_DE_OUTRA_PECA'],
    ['a new code for a name nobody knows', 'X', { ...free, known: false }, 'ITEM_DESCONHECIDO'],
    [
      'a new code for a part kept under another',
      'FILTRO',
      { ...free, codeOfName: 'B2' },
      'PECA_COM_OUTRO_CODIGO',
    ],
    ['a document that came in with as many', null, { ...free, kept, posted: 1 }, null],
    [
      'a document that came in with another quantity',
      null,
      { ...free, kept, posted: 2 },
      'DOCUMENTO_LANCADO',
    ],
    ['a new code for a part of the catalogue', 'FILTRO', free, null],
  ])('%s', (_name, name, facts, code) =>
    expect(stockFaults({ ...row, name }, facts).map((fault) => fault.code)).toEqual(
      code === null ? [] : [code],
    ),
  );

  it('a fraction of what is counted whole is refused, as quantity and as minimum', () => {
    const broken = { ...row, name: null, quantity: 1.5, minimum: 0.5 };
    const codesOf = (whole: boolean) =>
      stockFaults(broken, { ...free, kept, whole }).map(({ code, column }) => [code, column]);
    expect(codesOf(true)).toEqual([
      ['QUANTIDADE_INTEIRA', 'quantidade'],
      ['QUANTIDADE_INTEIRA', 'minimo'],
    ]);
    expect(codesOf(false)).toEqual([]);
  });

  it('are told all that is wrong with them', () => {
    const codesOf = (name: string | null, facts: StockFacts) =>
      stockFaults({ ...row, name }, facts).map(({ code, column }) => [code, column]);
    expect(codesOf('CORREIA', { ...free, kept, posted: 2 })).toEqual([
      ['CODIGO_DE_OUTRA_PECA', 'codigo'],
      ['DOCUMENTO_LANCADO', 'documento'],
    ]);
    expect(codesOf(null, { ...free, known: false })).toEqual([
      ['CODIGO_DESCONHECIDO', 'codigo'],
      ['CELULA_VAZIA', 'peca'],
    ]);
    expect(codesOf('X', { ...free, known: false, codeOfName: 'B2' })).toEqual([
      ['ITEM_DESCONHECIDO', 'peca'],
      ['PECA_COM_OUTRO_CODIGO', 'codigo'],
    ]);
  });
});

it('a document that was entered before is not entered again; minimum and shelf are still written', () => {
  const row = {
    code: 'A1',
    name: null,
    quantity: 2,
    document: 'NF 1',
    price: 10,
    minimum: 4,
    shelf: 'RUA B',
  };
  expect(stillToEnter(row, undefined)).toEqual(row);
  expect(stillToEnter(row, 2)).toEqual({ ...row, quantity: null, document: null, price: null });
});
