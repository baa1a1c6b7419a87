import { intakeColumns } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { cellsOf } from './cell.rules.ts';
import { said, saidPosition } from './key.rules.ts';
import { digitsGone, mended, touchesDigits } from './mend.rules.ts';
import { digitColumns } from './seal.rules.ts';

describe('a row that is mended', () => {
  const row = ['ABC1D23', 'F1', 'NAVE', '', '', '', '', 'Lua, Sul'];
  const mend = (column: string, from: string | null, to: string) =>
    mended('vehicles', row, { column, from, to });

  it('has another value in the one column, and the others as they were', () => {
    const cells = mend('tipo', 'nave', 'TRUCK');
    expect(cells.slice(0, 8)).toEqual(['ABC1D23', 'F1', 'TRUCK', '', '', '', '', 'Lua, Sul']);
    // Columns after the last given one are empty.
    expect(cells.slice(8).every((cell) => cell === '')).toBe(true);
  });

  it('has one name of several replaced, whatever its case, or left out', () => {
    expect(mend('filiais', 'LUA', 'NORTE')[7]).toBe('NORTE | Sul');
    expect(mend('filiais', 'lua', '')[7]).toBe('Sul');
    expect(mend('filiais', 'Marte', 'NORTE')[7]).toBe('Lua | Sul');
  });

  it('has the whole cell replaced where no value is named', () => {
    expect(mend('filiais', null, 'NORTE')[7]).toBe('NORTE');
    expect(mend('tipo', null, 'TOCO')[2]).toBe('TOCO');
  });
});

it.each([
  ['people', 'cpf', true],
  ['people', 'matricula', true],
  ['people', 'nome', false],
  ['suppliers', 'cnpj', true],
  ['suppliers', 'numero', true],
  ['suppliers', 'cpf', false],
  ['vehicles', 'placa', false],
] as const)('%s mended in %s has its digits read anew: %s', (kind, column, anew) => {
  expect(touchesDigits(kind, { column, from: null, to: '1' })).toBe(anew);
});

it('digits that were hashed must be typed again', () => {
  expect(digitsGone(['1001', 'ANA', '***', '123'])).toEqual(['1001', 'ANA', '???', '123']);
});

it('digits stand in files of people and suppliers alone', () => {
  expect(digitColumns('people')).toMatchObject({ place: 3, wanted: 3 });
  expect(digitColumns('suppliers')).toMatchObject({ place: 2, wanted: 5 });
  expect(digitColumns('orders')).toBeNull();
});

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
