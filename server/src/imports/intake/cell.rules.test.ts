import { intakeColumns } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { brokenMark, cellsOf, checkDigits, headsOf, sealedMark, toldCells } from './cell.rules.ts';

describe('the cells of a row', () => {
  it('are known by the names of its columns, trimmed; those left out are empty', () => {
    const row = cellsOf('people', ['1001', ' JOAO ']);
    expect([row.text('matricula'), row.text('nome'), row.text('situacao')]).toEqual(['1001', 'JOAO', '']);
    expect(Object.keys(headsOf('people'))).toEqual(intakeColumns('people').map(([name]) => name));
  });

  it('are told as they were understood; the others as they stand', () => {
    const cells = toldCells('people', [' 1001', 'joao '], { nome: 'JOAO' });
    expect(cells.slice(0, 3)).toEqual(['1001', 'JOAO', '']);
    expect(cells).toHaveLength(intakeColumns('people').length);
  });
});

describe('digits of a person', () => {
  const faults = (told: string) => {
    const row = cellsOf('people', ['1001', 'JOAO', '', told]);
    checkDigits(row, 'cpf', 3);
    return row.faults.map(({ code, values }) => [code, values?.['quantos']]);
  };

  it.each([sealedMark, ''])('are taken where they stand as %j', (told) => {
    expect(faults(told)).toEqual([]);
  });

  it.each([brokenMark, '123'])('are refused where they stand as %j', (told) => {
    expect(faults(told)).toEqual([['CELULA_DIGITOS', '3']]);
  });
});
