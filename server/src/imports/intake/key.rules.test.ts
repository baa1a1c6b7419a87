import { intakeColumns } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { cellsOf } from './cell.rules.ts';
import { said, saidPosition } from './key.rules.ts';

describe('what no two rows may say', () => {
  const person = (...cells: string[]) => cellsOf('people', cells);

  it('is the same whatever its case, accents and blanks', () => {
    expect(said('nome')(person('1', 'José  da Silva'))).toBe(said('nome')(person('2', 'JOSE DA SILVA')));
    expect(said('nome', 'matricula')(person('7', 'Ana  Sá'))).toBe('ANA SA | 7');
  });

  it('is of a tyre the place it takes on its vehicle, however that is written', () => {
    const tyre = (told: Record<string, string>) =>
      cellsOf(
        'tyres',
        intakeColumns('tyres').map(([name]) => told[name] ?? ''),
      );
    expect(saidPosition(tyre({ placa: 'abc-1d23', posicao: '2EE' }))).toBe('ABC1D23 2EE');
    expect(saidPosition(tyre({ placa: 'ABC1D23', posicao: 'estepe' }))).toBe('ABC1D23 0EEE');
    expect(saidPosition(tyre({ placa: 'ABC1D23', posicao: '' }))).toBe('');
  });

  it('is nothing where the first column is empty, whatever the others say', () => {
    expect(said('nome', 'matricula')(person('7', ''))).toBe('');
    expect(said('matricula', 'nome')(person('7', ''))).toBe('7 | ');
  });
});
