import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Move,
  type MovementFacts,
  mounting,
  moveRefusal,
  type Position,
  type Removal,
  removalRefusal,
  type StoredTyre,
  type Target,
} from './movement.rules.ts';

const at = (name: string): Position => ({ nr_posicao: Number(name[0]), ds_lado: name.slice(1) });
const names = ['1EE', '1DE', '2EE', '2EI', '2DI', '2DE', '0EEE'];

/** A two-axle truck with a tyre on each position named: tyre 1 on the first, and so on. */
const truck = (mounted = names, meter = 50_000): MovementFacts => ({
  meter,
  unit: 'K',
  tyres: mounted.map((name, index) => ({
    nr_sequencial: index + 1,
    nr_fogo: `F${index + 1}`,
    ...at(name),
    nr_vida: 1,
    vl_mm: [8, 7, 8],
    vl_taxa: null,
    qt_desde: null,
  })),
  positions: names.map(at),
});

describe('a tyre is mounted', () => {
  const stock: StoredTyre = { nr_fogo: 'F9', st_pneu: 'E' };
  const target = (name: string): Target => at(name);
  const without = (...empty: string[]) => truck(names.filter((name) => !empty.includes(name)));

  it.each<[string, MovementFacts, StoredTyre, Target, number | null, string]>([
    ['an empty position', without('2DI'), stock, target('2DI'), 50_000, '2DI'],
    ['the empty spare', without('0EEE'), stock, target('0EEE'), 50_001, '0EEE'],
    [
      'the only empty one of a side',
      without('1DE'),
      stock,
      { nr_posicao: null, ds_lado: 'DE' },
      50_000,
      '1DE',
    ],
    ['without a meter', without('2DI'), stock, target('2DI'), null, 'KM_OBRIGATORIO'],
    ['below the meter', without('2DI'), stock, target('2DI'), 49_999, 'KM_ANTERIOR'],
    [
      'a position the type does not have',
      without('2DI'),
      stock,
      target('3DI'),
      50_000,
      'POSICAO_INEXISTENTE',
    ],
    [
      'a side no axle has',
      without('2DI'),
      stock,
      { nr_posicao: null, ds_lado: 'X' },
      50_000,
      'POSICAO_INEXISTENTE',
    ],
    ['a taken position', without('2DI'), stock, target('2DE'), 50_000, 'POSICAO_OCUPADA'],
    [
      'a side with none empty',
      without('2DI'),
      stock,
      { nr_posicao: null, ds_lado: 'DE' },
      50_000,
      'POSICAO_OCUPADA',
    ],
    [
      'one of two empty ones, not said which',
      without('1EE', '2EE'),
      stock,
      { nr_posicao: null, ds_lado: 'EE' },
      50_000,
      'CAMPO_INVALIDO',
    ],
    [
      'mounted elsewhere',
      without('2DI'),
      { ...stock, st_pneu: 'A' },
      target('2DI'),
      50_000,
      'PNEU_INDISPONIVEL',
    ],
    [
      'away for service',
      without('2DI'),
      { ...stock, st_pneu: 'S' },
      target('2DI'),
      50_000,
      'PNEU_INDISPONIVEL',
    ],
    ['scrapped', without('2DI'), { ...stock, st_pneu: 'D' }, target('2DI'), 50_000, 'PNEU_INDISPONIVEL'],
  ])('%s', (_case, vehicle, tyre, meant, meter, outcome) => {
    const got = mounting(vehicle, tyre, { meter, target: meant });
    const told = 'refusal' in got ? got.refusal.code : `${got.position.nr_posicao}${got.position.ds_lado}`;
    expect(told).toBe(outcome);
  });
});

describe('a tyre is removed', () => {
  const removal = (over: Partial<Removal> = {}): Removal => ({
    nr_sequencial: 3,
    ...at('2EE'),
    meter: 50_000,
    values: [8, 7, 8],
    ...over,
  });
  it.each<[string, Partial<Removal>, string | null]>([
    ['as deep as before', {}, null],
    ['worn further, at a higher meter', { values: [5, 4.5, 5], meter: 60_000 }, null],
    ['nobody having read its depths', { values: null }, null],
    ['from outside the layout of its type', { nr_sequencial: 8, ...at('7EE') }, null],
    ['without a meter', { meter: null }, 'KM_OBRIGATORIO'],
    ['below the meter', { meter: 49_999, values: [9, 9, 9] }, 'KM_ANTERIOR'],
    ['from a position it is not on', at('2EI'), 'CONFLITO'],
    ['that is on no position', { nr_sequencial: 77 }, 'CONFLITO'],
    ['with a groove left out', { values: [8, null, 8] }, 'SULCOS_INCOMPLETOS'],
    ['with too few grooves', { values: [8, 7] }, 'SULCOS_INCOMPLETOS'],
    ['with a groove deeper', { values: [8, 7.1, 8] }, 'AFERICAO_MAIOR'],
  ])('%s', (_case, over, code) => {
    expect(removalRefusal(truck([...names, '7EE']), removal(over))?.code ?? null).toBe(code);
  });
});

describe('tyres are moved', () => {
  const moveOf = (number: number, from: string, to: string): Move => ({
    nr_sequencial: number,
    ...at(from),
    to: at(to),
  });
  const swap = [moveOf(1, '1EE', '1DE'), moveOf(2, '1DE', '1EE')];
  const spareless = names.filter((name) => name !== '0EEE');

  it.each<[string, string[], Move[], number | null, string | null]>([
    ['two with each other', names, swap, 50_000, null],
    ['one to an empty position', spareless, [moveOf(3, '2EE', '0EEE')], 50_000, null],
    [
      'three in a ring',
      names,
      [moveOf(1, '1EE', '2EE'), moveOf(3, '2EE', '2DE'), moveOf(6, '2DE', '1EE')],
      50_000,
      null,
    ],
    [
      'one after the other into an empty one',
      spareless,
      [moveOf(3, '2EE', '0EEE'), moveOf(1, '1EE', '2EE')],
      50_000,
      null,
    ],
    ['without a meter', names, swap, null, 'KM_OBRIGATORIO'],
    ['below the meter', names, swap, 49_999, 'KM_ANTERIOR'],
    ['one that is elsewhere by now', names, [moveOf(1, '2EE', '1DE')], 50_000, 'CONFLITO'],
    ['one twice', spareless, [moveOf(3, '2EE', '0EEE'), moveOf(3, '2EE', '2EI')], 50_000, 'CONFLITO'],
    ['to a position the type does not have', names, [moveOf(1, '1EE', '4EE')], 50_000, 'POSICAO_INEXISTENTE'],
    ['to a position somebody stays on', names, [moveOf(1, '1EE', '1DE')], 50_000, 'POSICAO_OCUPADA'],
    [
      'two to one position',
      spareless,
      [moveOf(1, '1EE', '0EEE'), moveOf(2, '1DE', '0EEE')],
      50_000,
      'POSICAO_OCUPADA',
    ],
    ['one to where it is', names, [moveOf(1, '1EE', '1EE')], 50_000, 'POSICAO_OCUPADA'],
  ])('%s', (_case, mounted, moves, meter, code) => {
    expect(moveRefusal(truck(mounted), { meter, moves })?.code ?? null).toBe(code);
  });

  it('are let through exactly when no position ends with two tyres and none is told where it is already', () => {
    const change = fc.uniqueArray(fc.record({ from: fc.nat(6), to: fc.nat(6) }), {
      selector: ({ from }) => from,
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 1 }), change, (mounted, asked) => {
        const moves = asked
          .filter(({ from }) => mounted.includes(names[from] ?? ''))
          .map(({ from, to }) =>
            moveOf(mounted.indexOf(names[from] ?? '') + 1, names[from] ?? '', names[to] ?? ''),
          );
        const ends = mounted.map((name, index) => {
          const moved = moves.find(({ nr_sequencial }) => nr_sequencial === index + 1);
          return moved === undefined ? name : `${moved.to.nr_posicao}${moved.to.ds_lado}`;
        });
        const still = moves.some(
          ({ nr_posicao, ds_lado, to }) => nr_posicao === to.nr_posicao && ds_lado === to.ds_lado,
        );
        const refusal = moveRefusal(truck(mounted), { meter: 50_000, moves });
        expect(refusal === null).toBe(new Set(ends).size === ends.length && !still);
      }),
    );
  });
});
