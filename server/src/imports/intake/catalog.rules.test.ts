import { describe, expect, it } from 'vitest';
import { faultOf, rowOf } from '../../../test/rows.ts';
import { readLevel, readReason } from './catalog.rules.ts';

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
