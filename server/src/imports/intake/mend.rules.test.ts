import { describe, expect, it } from 'vitest';
import { digitsGone, mended, touchesDigits } from './mend.rules.ts';

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
