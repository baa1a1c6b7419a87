import { describe, expect, it } from 'vitest';
import { faultOf, rowOf } from '../../../test/rows.ts';
import { readBranch, readItem, readProblem, readSegment, readType } from './setup.rules.ts';

const zones = new Set(['America/Sao_Paulo', 'America/Manaus']);

describe('branches', () => {
  it.each([
    [['curitiba', 'pr', '-25.495,-49.332', 'America/Manaus', 'a'], null],
    [
      ['MATRIZ', 'XX'],
      ['UF_DESCONHECIDA', 'uf'],
    ],
    ...['Curitiba', '-25.495', '-25.495,-181', '91,0', '-25,4 -49,3'].map(
      (place): [string[], [string, string]] => [
        ['MATRIZ', 'PR', place],
        ['LOCAL_INVALIDO', 'local'],
      ],
    ),
    [['MATRIZ'], null],
    [[''], ['CELULA_VAZIA', 'filial']],
    [['x'.repeat(61)], ['CELULA_LONGA', 'filial']],
    [
      ['MATRIZ', 'PRR'],
      ['CELULA_LONGA', 'uf'],
    ],
    [
      ['MATRIZ', '', '', 'Brasilia'],
      ['FUSO_DESCONHECIDO', 'fuso'],
    ],
    [
      ['MATRIZ', '', '', '', 'X'],
      ['CELULA_VALOR', 'situacao'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readBranch(cells, zones))).toEqual(fault);
  });

  it('are named in capitals; what is left empty stays as it is', () => {
    expect(rowOf(readBranch(['curitiba'], zones))).toEqual({
      name: 'CURITIBA',
      state: null,
      place: null,
      zone: null,
      status: null,
    });
  });
});

describe('vehicle types', () => {
  it.each([
    [['TRUCK', 'TRUCK 6X2', 'FROTA', 'K', '220', '', '1EE|1DE|ESTEPE', '1'], null],
    [
      ['', 'TRUCK', 'FROTA', 'K', '220'],
      ['CELULA_VAZIA', 'codigo'],
    ],
    [
      ['T', 'TRUCK', 'PATIO', 'K', '220'],
      ['CELULA_VALOR', 'departamento'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'MILHAS', '220'],
      ['CELULA_VALOR', 'medidor'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '0'],
      ['CELULA_FAIXA', 'por_dia'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '220', 'talvez'],
      ['CELULA_VALOR', 'macico'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '220', 'N', '1XX'],
      ['POSICAO_INVALIDA', 'posicoes'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '220', 'N', '1EE | 1DE | 1ee'],
      ['POSICAO_REPETIDA', 'posicoes'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '220', 'N', '1EE | 1DE | ESTEPE', '0'],
      ['EIXO_DESCONHECIDO', 'direcionais'],
    ],
    [
      ['T', 'TRUCK', 'FROTA', 'K', '220', 'N', '', '', 'X'],
      ['CELULA_VALOR', 'situacao'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readType(cells))).toEqual(fault);
  });

  it('say which axles steer', () => {
    const row = rowOf(readType(['T', 'TRUCK', 'FROTA', 'K', '220', '', '1EE | 2EE', '1']));
    expect(row.positions).toEqual([
      { axle: 1, side: 'EE', steers: 'S' },
      { axle: 2, side: 'EE', steers: 'N' },
    ]);
  });
});

describe('the catalogue', () => {
  it.each([
    [readSegment(['FREIOS', 'FROTA', 'sim', 'A']), null],
    [readSegment(['FREIOS', 'RUA']), ['CELULA_VALOR', 'departamento']],
    [readItem(['S', 'REGULAR FREIOS', 'S']), null],
    [readItem(['X', 'REGULAR FREIOS']), ['CELULA_VALOR', 'tipo']],
    [readItem(['P', '']), ['CELULA_VAZIA', 'nome']],
    [readItem(['S', 'RECAPAR', 'S', 'Z']), ['CELULA_VALOR', 'pneu']],
    [readProblem(['FREIOS', 'PUXANDO', '1', '24', '', 'TRUCK | TOCO']), null],
    [readProblem(['FREIOS', 'PUXANDO', '5', '24']), ['CELULA_FAIXA', 'nivel']],
    [readProblem(['FREIOS', 'PUXANDO', '1', '']), ['CELULA_VAZIA', 'sla']],
  ])('%#: %j', (read, fault) => {
    expect(faultOf(read)).toEqual(fault);
  });
});
