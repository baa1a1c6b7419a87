import { describe, expect, it } from 'vitest';
import type { Position } from '../drawing.ts';
import {
  arrangementOf,
  fireOn,
  movesApart,
  movesOf,
  plannedSwaps,
  swapped,
  usualSize,
  writeSwaps,
} from './arrangement.ts';

const position = (name: string, tyre: number | null, size = '295/80R22.5'): Position => ({
  nr_posicao: Number(name[0]),
  ds_lado: name.slice(1) as Position['ds_lado'],
  eixo_direcional: name.startsWith('1') ? 'S' : 'N',
  idpneu: tyre,
  nr_fogo: tyre === null ? null : `F${tyre}`,
  nr_vida: tyre === null ? null : 1,
  vl_mm: tyre === null ? null : '16',
  ds_marca: null,
  ds_modelo: null,
  ds_medida: tyre === null ? null : size,
  calibragem: null,
  vl_taxa: null,
  qt_desde: null,
});
const truck = [position('1EE', 1), position('1DE', 2), position('2EE', 3), position('2DE', null)];
const told = (after: readonly Position[]) =>
  movesOf(truck, after).map(
    ({ fire, from, to }) => `${fire} ${from.nr_posicao}${from.ds_lado} ${to.nr_posicao}${to.ds_lado}`,
  );

describe('tyres change positions', () => {
  it('two with each other; the position keeps what it is', () => {
    const after = swapped(truck, '1EE', '2EE');
    expect(told(after)).toEqual(['F3 2EE 1EE', 'F1 1EE 2EE']);
    expect(after[0]).toMatchObject({ nr_fogo: 'F3', eixo_direcional: 'S' });
  });

  it('one to an empty position, which gives nothing back', () => {
    expect(told(swapped(truck, '1EE', '2DE'))).toEqual(['F1 1EE 2DE']);
  });

  it('in a ring, told once each', () => {
    expect(told(swapped(swapped(truck, '1EE', '1DE'), '1EE', '2EE'))).toEqual([
      'F3 2EE 1EE',
      'F1 1EE 1DE',
      'F2 1DE 2EE',
    ]);
  });

  it('and back again: nothing is left to be told', () => {
    expect(told(swapped(swapped(truck, '1EE', '1DE'), '1DE', '1EE'))).toEqual([]);
  });

  it('not with a position that is not there', () => {
    expect(told(swapped(truck, '1EE', '9EE'))).toEqual([]);
  });
});

describe('a tyre moved beside a twin', () => {
  const deep = (name: string, tyre: number, vl_mm: string) => ({ ...position(name, tyre), vl_mm });
  const axle = [
    deep('2EE', 1, '8.2|8.2'),
    deep('2EI', 2, '8.4|8'),
    deep('2DI', 3, '11|11'),
    deep('2DE', 4, '12.4'),
    deep('0EEE', 5, '15'),
  ];
  const apart = (from: string, to: string, most = 3) => {
    const after = swapped(axle, from, to);
    return [...movesApart(after, movesOf(axle, after), most)];
  };

  it('too far from it is told, with the difference', () => {
    expect(apart('2EI', '0EEE')).toEqual([[5, 6.8]]);
    expect(apart('2EE', '2DE')).toEqual([[4, 4.2]]);
  });

  it('is not told at the limit, nor without a twin', () => {
    expect(apart('2EE', '2DE', 4.2)).toEqual([]);
    expect(apart('2EE', '2EI')).toEqual([]);
  });

  it('is told once when both are moved', () => {
    expect(apart('2DE', '2DI', 1)).toEqual([[4, 1.4]]);
  });
});

it('planned swaps are kept for the arrangement they begin at', () => {
  const now = arrangementOf(truck);
  const kept = writeSwaps(now, [['1EE', '2DE']]);
  expect(plannedSwaps(kept, now)).toEqual([['1EE', '2DE']]);
  expect(plannedSwaps(kept, arrangementOf(swapped(truck, '1EE', '1DE')))).toEqual([]);
  expect(writeSwaps(now, [])).toBe('');
  expect(plannedSwaps('', now)).toEqual([]);
});

it('the usual size of a vehicle is the one most of its tyres have', () => {
  expect(usualSize([...truck, position('3EE', 9, '275/80R22.5')])).toBe('295/80R22.5');
  expect(usualSize([position('1EE', null)])).toBeNull();
});

it.each([
  ['a1234', 'A1234'],
  ['  38211 ', '38211'],
  ['http://terminal.example/borracharia/pneu/A1234', 'A1234'],
])('a label that says %j is of tyre %s', (label, fire) => {
  expect(fireOn(label)).toBe(fire);
});
