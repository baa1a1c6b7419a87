import { describe, expect, it } from 'vitest';
import { faultOf, rowOf } from '../../../test/rows.ts';
import { readHoliday, readShift } from './calendar.rules.ts';

describe('holidays', () => {
  it.each([
    [['25/12/2026', 'Natal'], null],
    [
      ['31/02/2026', 'Natal'],
      ['CELULA_DATA', 'data'],
    ],
    [
      ['25/12/2026', ''],
      ['CELULA_VAZIA', 'feriado'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readHoliday(cells))).toEqual(fault);
  });
});

describe('shifts', () => {
  it.each([
    [['Dia', 'SEG | TER', '07:00', '16:48'], null],
    [
      ['Dia', '', '07:00', '16:48'],
      ['CELULA_VAZIA', 'dias'],
    ],
    [
      ['Dia', 'FERIADO', '07:00', '16:48'],
      ['CELULA_VALOR', 'dias'],
    ],
    [
      ['Dia', 'SEG', '25:00', '16:48'],
      ['CELULA_HORA', 'inicio'],
    ],
    [
      ['Dia', 'SEG', '07:00', '7:00'],
      ['TURNO_SEM_FIM', 'fim'],
    ],
  ])('%j: %j', (cells, fault) => {
    expect(faultOf(readShift(cells))).toEqual(fault);
  });

  it('have days in any order and spelling, and may pass midnight', () => {
    expect(rowOf(readShift(['Noite', 'domingo | Segunda-feira', '22:00', '6:00']))).toMatchObject({
      days: [1, 7],
      begins: '22:00',
      ends: '06:00',
    });
  });
});
