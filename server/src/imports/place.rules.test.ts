import { describe, expect, it } from 'vitest';
import { cycleNamed, placeChanges, placeFaults, strangeNames } from './place.rules.ts';

const ring = [
  { nr_sequencial: 11, ds_ciclo: 'L' },
  { nr_sequencial: 12, ds_ciclo: 'B' },
  { nr_sequencial: 13, ds_ciclo: 'L' },
  { nr_sequencial: 14, ds_ciclo: '1' },
  { nr_sequencial: 15, ds_ciclo: 'Revisão geral' },
];

describe('the cycle a row names', () => {
  it.each([
    ['B', 12],
    ['b', 12],
    ['revisao geral', 15],
    ['2', 12],
    ['3', 13],
    ['1', 14],
  ])('%s is the one numbered %d', (told, id) => {
    expect(cycleNamed(ring, told)).toMatchObject({ id });
  });

  it.each([
    ['L', 'CICLO_AMBIGUO'],
    ['X', 'CICLO_DESCONHECIDO'],
    ['0', 'CICLO_DESCONHECIDO'],
    ['6', 'CICLO_DESCONHECIDO'],
    ['', 'CICLO_DESCONHECIDO'],
  ])('%j is refused: %s', (told, code) => {
    expect(cycleNamed(ring, told)).toEqual({ code, values: { nome: told }, column: 'ciclo' });
  });
});

describe('what a row changes of a place', () => {
  const place = { nr_seq_ciclo: 12, ds_ciclo: 'B', km_ultimo: 90_000, dt_ultimo: '2026-03-01' };
  const row = { meter: 90_000, day: '2026-03-01' };

  it('is nothing when it says what is there', () => {
    expect(placeChanges(place, row, { id: 12, name: 'B' })).toEqual([]);
  });

  it('is named column by column, a cycle of the same name too', () => {
    expect(
      placeChanges({ ...place, ds_ciclo: 'L' }, { meter: 95_000, day: '2026-04-01' }, { id: 13, name: 'L' }),
    ).toEqual([
      { coluna: 'ciclo', antes: 'L', depois: 'L' },
      { coluna: 'km_ultimo', antes: '90000', depois: '95000' },
      { coluna: 'dt_ultimo', antes: '2026-03-01', depois: '2026-04-01' },
    ]);
  });
});

describe('what a row names that is not there', () => {
  const named = { plate: 'RHT4B67', plan: 'P', cycle: 'X' };

  it.each([
    ['all of it', { vehicle: false, ring: undefined }, named, ['placa', 'plano']],
    ['the vehicle and the cycle', { vehicle: false, ring }, named, ['placa', 'ciclo']],
    ['nothing', { vehicle: true, ring }, { ...named, cycle: 'B' }, []],
    [
      'nothing where its cells are empty',
      { vehicle: false, ring: undefined },
      { plate: '', plan: '', cycle: '' },
      [],
    ],
  ])('%s', (_what, there, told, columns) => {
    expect(strangeNames(told, there).map(({ column }) => column)).toEqual(columns);
  });
});

it('a cell with a fault of its own is not called unknown too', () => {
  const named = { plate: 'ABC1D23', plan: 'LUA', cycle: '' };
  const there = { vehicle: false, ring: undefined };
  expect(placeFaults([{ code: 'CELULA_LONGA', column: 'placa' }], named, there)).toMatchObject([
    { code: 'CELULA_LONGA', column: 'placa' },
    { code: 'PLANO_DESCONHECIDO', column: 'plano' },
  ]);
  expect(placeFaults([], { plate: '', plan: '', cycle: '' }, there)).toEqual([]);
});
