import { describe, expect, it } from 'vitest';
import { type PersonRow, personProblems, type SupplierRow, supplierProblems } from './people.rules.ts';
import { namedIn, refer } from './reference.rules.ts';

describe('names of other kinds', () => {
  const known = {
    branches: new Map([
      ['MATRIZ SAO JOSE', ['MATRIZ SÃO JOSÉ']],
      ['SUL', ['SUL']],
      ['NORTE, BAIXO', ['NORTE, BAIXO']],
    ]),
    types: new Map([['CAMINHAO TRUCK 6X2', ['TRUCK']]]),
  };
  const row = (tipo: string, filiais: string) => ['P', '', tipo, '', '', '', '', filiais];

  it.each([
    ['matriz sao jose', 'MATRIZ SÃO JOSÉ |'],
    ['Matriz São José, sul', 'MATRIZ SÃO JOSÉ | SUL'],
    ['SUL; matriz são josé', 'SUL | MATRIZ SÃO JOSÉ'],
    ['Norte, Baixo', 'NORTE, BAIXO |'],
    ['', ''],
  ])('%j are the branches %j', (told, kept) => {
    expect(refer('vehicles', row('Caminhão Truck 6x2', told), known)).toEqual({
      cells: row('TRUCK', kept),
      problems: [],
    });
  });

  it('that nobody knows are told one by one, with what stands there', () => {
    const { cells, problems } = refer('vehicles', row('NAVE', 'SUL, Lua, Marte'), known);
    expect(cells[7]).toBe('SUL | Lua | Marte');
    expect(problems).toEqual([
      { code: 'TIPO_DESCONHECIDO', values: { nome: 'NAVE' }, column: 'tipo' },
      { code: 'FILIAL_DESCONHECIDA', values: { nome: 'Lua' }, column: 'filiais', part: 'Lua' },
      { code: 'FILIAL_DESCONHECIDA', values: { nome: 'Marte' }, column: 'filiais', part: 'Marte' },
    ]);
  });

  it('are looked for folded, whole and in parts', () => {
    expect(namedIn('vehicles', [row('nave', 'São, Sul'), row('nave', '')])).toEqual({
      types: ['NAVE'],
      branches: ['SAO, SUL', 'SAO', 'SUL'],
    });
  });
});

it('beside the tables a supplier may not have the number of a person', () => {
  const row: SupplierRow = { number: 31, name: 'OFICINA', ticket: null, branches: [], status: null };
  expect(supplierProblems(row, new Set([32]))).toEqual([]);
  expect(supplierProblems(row, new Set([31]))[0]?.code).toBe('NUMERO_EM_USO');
});

describe('beside the tables a person', () => {
  const row = { registration: '1001' } as PersonRow;
  it.each<[string, number | undefined, string | null]>([
    ['new', undefined, null],
    ['known by the number the digits were hashed with', 7, null],
    ['registered under another number since', 8, 'PESSOA_MUDOU'],
  ])('%s: %j gives %j', (_name, number, code) => {
    const sealed = { person: 7, login: null, confirm: null, mark: null };
    const numbers = new Map(number === undefined ? [] : [['1001', number]]);
    expect(personProblems({ row, sealed }, numbers)[0]?.code ?? null).toBe(code);
  });
});
