import { choices } from '@terminal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  digitsOf,
  durationOf,
  itemsOf,
  meterOf,
  momentOf,
  numberOf,
  partsOf,
  plateOf,
  sizeOf,
  wordOf,
  yearOf,
} from './cells.rules.ts';

describe('a cell', () => {
  it.each([
    ['1234', 1234],
    ['1.234', 1234],
    ['1.234,5', 1234.5],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['12.345.678,90', 12_345_678.9],
    [' 1 234 ', 1234],
    ['0', 0],
    ['-5', null],
    ['1.23.4', null],
    ['1,2,3', null],
    ['12 km', null],
    ['', null],
    ['1e5', null],
    ['=1+1', null],
  ])('%j is the number %s', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  it('a number written as in Brazil is found again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        const value = cents / 100;
        expect(numberOf(value.toLocaleString('pt-BR', { maximumFractionDigits: 2 }))).toBe(value);
        expect(meterOf(String(value))).toBe(Math.floor(value));
      }),
    );
  });

  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['2026-12-31', '2026-12-31'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['12/31/2026', null],
    ['15/03/25', '2025-03-15'],
    ['31/12/98', '1998-12-31'],
    ['hoje', null],
  ])('%j is the day %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each([
    ['31/12/2026 14:30', '2026-12-31 14:30:00 America/Cuiaba'],
    ['31/12/2026 4:05:09', '2026-12-31 04:05:09 America/Cuiaba'],
    ['2026-12-31T14:30', '2026-12-31 14:30:00 America/Cuiaba'],
    ['31/12/2026', '2026-12-31 00:00:00 America/Cuiaba'],
    ['2026-12-31T14:30:00-03:00', '2026-12-31T14:30:00-03:00'],
    ['2026-12-31T14:30:00Z', '2026-12-31T14:30:00Z'],
    ['2026-12-31T99:30:00Z', null],
    ['31/12/2026 24:00', null],
    ['31/12/2026 14h30', null],
    ['14:30', null],
  ])('%j is the moment %s', (text, moment) => {
    expect(momentOf(text, 'America/Cuiaba')).toBe(moment);
  });

  it('plates lose the hyphen that is not painted on them, asset codes keep theirs', () => {
    expect(['rht-4b67', ' abc-1234 ', 'EMP-004', 'FQX 7J12'].map(plateOf)).toEqual([
      'RHT4B67',
      'ABC1234',
      'EMP-004',
      'FQX7J12',
    ]);
  });

  it('kinds of plans are words or their letters', () => {
    expect(
      ['v', 'Preventiva', 'CARROCERIA', 'p', 'X', 'constructor'].map((text) => wordOf(text, choices.plan)),
    ).toEqual(['V', 'V', 'R', 'P', null, null]);
  });

  it.each([
    ['Ativo', 'A'],
    ['inativa', 'I'],
    ['VENDIDO', 'I'],
    ['não', 'I'],
    ['a', 'A'],
    ['talvez', null],
  ])('%j is the state %s', (text, state) => {
    expect(wordOf(text, choices.state)).toBe(state);
  });

  it.each([
    ['295/80 R22,5', '295/80R22.5'],
    ['295/80r22.5', '295/80R22.5'],
    [' 295 / 80 R 22.5 ', '295/80R22.5'],
    ['6.50-10', '6.50-10'],
    ['6.50 - 10', '6.50-10'],
    ['18x7-8', '18X7-8'],
  ])('%j is the size %s', (text, size) => {
    expect(sizeOf(text)).toBe(size);
  });

  it('years are those of the model', () => {
    expect(['2025', '2025/2026', '2025/26', '2025 - 2026', '25', 'novo'].map(yearOf)).toEqual([
      ...[2025, 2026, 2026, 2026, null, null],
    ]);
  });

  it('names are parted by bars, or without one by semicolons and commas', () => {
    expect(['A | B, C', 'A; B', 'A, B,', 'A'].map(partsOf)).toEqual([
      ['A', 'B, C'],
      ['A', 'B'],
      ['A', 'B'],
      ['A'],
    ]);
  });

  it('items are parted by bars and may have a quantity', () => {
    expect(itemsOf('Trocar oleo | FILTRO X x 2,5 | EIXO 6X2 | ')).toEqual([
      { name: 'TROCAR OLEO', quantity: 1 },
      { name: 'FILTRO X', quantity: 2.5 },
      { name: 'EIXO 6X2', quantity: 1 },
    ]);
  });
});

it.each([
  ['123', 3, '123'],
  ['123.456.789-09', 3, '123'],
  ['1234567890', 3, '012'],
  ['12', 3, null],
  ['1234', 3, null],
  ['abc', 3, null],
  ['00123', 5, '00123'],
  ['12.345.678/0001-95', 5, '12345'],
  ['2345678000195', 5, '02345'],
  ['123', 5, null],
] as const)('of %j the first %i digits are %j', (text, wanted, digits) => {
  expect(digitsOf(text, wanted)).toBe(digits);
});

it.each([
  ['48', '48:00:00'],
  ['48:30', '48:30:00'],
  ['1,5', '1:30:00'],
  ['0', null],
  ['9000', null],
  ['48:75', null],
  ['dois', null],
])('%j are %j hours', (text, hours) => {
  expect(durationOf(text)).toBe(hours);
});
