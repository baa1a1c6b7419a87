import { productTypes } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { faultOf, rowOf } from '../../../test/rows.ts';
import {
  orderTypeFaults,
  readDesign,
  readLevel,
  readOperation,
  readOrderType,
  readReason,
} from './catalog.rules.ts';

describe('reasons', () => {
  it.each([
    [['PAUSA', 'Lavagem', 'Lavado', 'S', 'A'], null],
    [['socorro em rota', 'Pneu furado'], null],
    [
      ['FERIAS', 'Lavagem'],
      ['CELULA_VALOR', 'uso'],
    ],
    [['PAUSA'], ['CELULA_VAZIA', 'motivo']],
    [
      ['PAUSA', 'x'.repeat(81)],
      ['CELULA_LONGA', 'motivo'],
    ],
    [
      ['PAUSA', 'Aguardando  Liberacao'],
      ['MOTIVO_DO_SISTEMA', 'motivo'],
    ],
    [
      ['DESCARTE', 'Corte', '', 'S'],
      ['MOTIVO_SEM_PECA', 'exige_peca'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readReason(cells))).toEqual(fault);
  });

  it('are named as they are typed; what is left empty stays as it is', () => {
    expect(rowOf(readReason(['pausa', ' Ir  ao banheiro ']))).toEqual({
      use: 'PAUSA',
      name: 'Ir ao banheiro',
      spanish: null,
      asksPart: null,
      status: null,
    });
  });
});

describe('levels', () => {
  it.each([
    [['0', 'IMEDIATA', 'IMEDIATA'], null],
    [
      ['5', 'OUTRA', 'OUTRA'],
      ['CELULA_FAIXA', 'nivel'],
    ],
    [
      ['1', '', '24 HORAS'],
      ['CELULA_VAZIA', 'titulo'],
    ],
    [
      ['1', 'ALTA', 'x'.repeat(41)],
      ['CELULA_LONGA', 'etiqueta'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readLevel(cells))).toEqual(fault);
  });
});

describe('order types', () => {
  it.each([
    [['ref', 'Reforma', 'Reforma', 'S'], null],
    [
      ['LONGO', 'Reforma'],
      ['CELULA_LONGA', 'codigo'],
    ],
    [['R'], ['CELULA_VAZIA', 'tipo']],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readOrderType(cells))).toEqual(fault);
  });

  it('have a name no other has', () => {
    const row = rowOf(readOrderType(['9', 'Reforma']));
    expect(orderTypeFaults(row, new Map([['REFORMA', '8']]))).toMatchObject([{ code: 'CADASTRO_EXISTE' }]);
    expect(orderTypeFaults(row, new Map([['REFORMA', '9']]))).toEqual([]);
  });

  it.each(productTypes)('%s, which the product opens, stay in use', (code) => {
    const row = { ...rowOf(readOrderType([code, 'Reforma'])), status: 'I' as const };
    expect(orderTypeFaults(row, new Map())).toMatchObject([{ code: 'TIPO_DO_PRODUTO', column: 'situacao' }]);
    expect(orderTypeFaults({ ...row, code: '9' }, new Map())).toEqual([]);
  });
});

describe('designs of tyres', () => {
  it.each([
    [['Michelin', 'X Multi', '275/80 R22.5', 'I'], null],
    [
      ['Michelin', '', '275/80 R22.5'],
      ['CELULA_VAZIA', 'modelo'],
    ],
    [
      ['Michelin', 'X Multi', 'x'.repeat(21)],
      ['CELULA_LONGA', 'medida'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readDesign(cells))).toEqual(fault);
  });
});

it('operations are named in capitals', () => {
  expect(rowOf(readOperation(['Entrega urbana', 'i']))).toEqual({ name: 'ENTREGA URBANA', status: 'I' });
  expect(faultOf(readOperation(['']))).toEqual(['CELULA_VAZIA', 'operacao']);
});
