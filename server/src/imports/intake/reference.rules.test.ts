import { columnOf } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
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
      faults: [],
    });
  });

  it('that nobody knows are told one by one, with what stands there', () => {
    const { cells, faults } = refer('vehicles', row('NAVE', 'SUL, Lua, Marte'), known);
    expect(cells[7]).toBe('SUL | Lua | Marte');
    expect(faults).toEqual([
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

it('a column names rows of another kind, or nothing', () => {
  expect(columnOf('vehicles', 'filiais')?.to).toBe('branches');
  expect(columnOf('orders', 'tipo')?.to).toBe('orderTypes');
  expect(columnOf('vehicles', 'placa')?.to).toBeUndefined();
  expect(columnOf('branches', 'filial')?.to).toBeUndefined();
});
