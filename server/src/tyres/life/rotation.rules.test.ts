import { twinDifference } from '@terminal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits, tyreAt } from '../../../test/mounted.ts';
import { type MountedTyre, twinsOf } from './findings.rules.ts';
import { rotationHints } from './rotation.rules.ts';

const depth = (place: string, mm: number, change: Partial<MountedTyre> = {}) =>
  tyreAt(place, { vl_mm: [mm, mm, mm, mm], ...change });
const hints = (...tyres: MountedTyre[]) =>
  rotationHints(tyres, limits).map(
    ({ reason, from, to, after }) => `${reason} ${from.nr_fogo} ${to.nr_fogo} ${after}`,
  );

describe('a hint to rotate', () => {
  it('brings like to like: of two mixed pairs, one of each changes', () => {
    expect(hints(depth('2EE', 14), depth('2EI', 8), depth('2DI', 13), depth('2DE', 9))).toEqual([
      'G F2EE F2DE 1',
    ]);
  });

  it('is not given when it would only move the difference', () => {
    expect(hints(depth('2EE', 14), depth('2EI', 8), depth('2DI', 14), depth('2DE', 14))).toEqual([]);
  });

  it('never mixes sizes', () => {
    const other = { ds_medida: '275/80R22.5' };
    expect(hints(depth('2EE', 14), depth('2EI', 8), depth('2DI', 13, other), depth('2DE', 9, other))).toEqual(
      [],
    );
  });

  it('leaves tyres at their limit where they are: they are removed', () => {
    expect(hints(depth('2EE', 9), depth('2EI', 3), depth('2DI', 9), depth('2DE', 3))).toEqual([]);
  });

  it('may leave twins as far apart as they are allowed to be', () => {
    expect(hints(depth('2EE', 14), depth('2EI', 8), depth('2DI', 11), depth('2DE', 9))).toEqual([
      'G F2EE F2DE 3',
    ]);
  });

  it('is the swap that leaves twins closest, wherever it is found', () => {
    const [mixed, even] = [
      [depth('2EE', 14), depth('2EI', 8)],
      [depth('2DI', 11), depth('2DE', 9)],
    ];
    expect(hints(...mixed, ...even, depth('3EE', 10.5), depth('3EI', 13))).toEqual(['G F2EE F3EE 2.5']);
  });

  it('tells how far apart the twins are that it concerns, not others nobody can help', () => {
    const helpless = { ds_medida: '275/80R22.5' };
    const [hint] = rotationHints(
      [
        depth('2EE', 14),
        depth('2EI', 8),
        depth('2DI', 13),
        depth('2DE', 9),
        depth('3EE', 16, helpless),
        depth('3EI', 6, helpless),
      ],
      limits,
    );
    expect(hint).toMatchObject({ reason: 'G', before: 6, after: 1 });
  });

  it('never brings a tyre from an axle that steers to one that does not', () => {
    const steers = { eixo_direcional: 'S' } as const;
    const twins = [depth('2EE', 14), depth('2EI', 8)];
    expect(hints(...twins, depth('3DI', 13, steers), depth('3DE', 9, steers))).toEqual([]);
    expect(hints(...twins, depth('3DI', 13), depth('3DE', 9))).toHaveLength(1);
  });

  it('leaves the spare where it is', () => {
    expect(hints(depth('2EE', 14), depth('2EI', 8), depth('0EEE', 14))).toEqual([]);
    expect(hints(tyreAt('0EEE', { vl_mm: [10, 9, 8, 7] }), tyreAt('0EEE'))).toEqual([]);
  });

  it('turns no tyre that is uneven as far as allowed, and none to another axle or size', () => {
    const uneven = { vl_mm: [10, 9, 8, 7] };
    expect(hints(tyreAt('1EE', { vl_mm: [10, 9, 8, 8] }), tyreAt('1DE'))).toEqual([]);
    expect(hints(tyreAt('1EE', uneven), tyreAt('2DE'))).toEqual([]);
    expect(hints(tyreAt('1EE', uneven), tyreAt('1DE', { ds_medida: '275/80R22.5' }))).toEqual([]);
  });

  it('turns no tyre that is to change with a twin already', () => {
    const uneven = (place: string, ...vl_mm: number[]) => tyreAt(place, { vl_mm });
    expect(hints(uneven('2EE', 15, 14, 14, 12), depth('2EI', 8), depth('2DI', 13), depth('2DE', 9))).toEqual([
      'G F2EE F2DE 1',
    ]);
  });

  it('tells how uneven a tyre is that it turns', () => {
    const [hint] = rotationHints([tyreAt('1EE', { vl_mm: [10, 9, 8, 7.1] }), tyreAt('1DE')], limits);
    expect(hint).toMatchObject({ reason: 'D', before: 2.9, after: null });
  });

  it('turns an uneven tyre to the other side of its axle, each tyre once', () => {
    const uneven = { vl_mm: [10, 9, 8, 7] };
    expect(hints(tyreAt('1EE', uneven), tyreAt('1DE', uneven))).toEqual(['D F1EE F1DE null']);
    expect(hints(tyreAt('1EE', uneven))).toEqual([]);
  });

  const fleet = fc
    .tuple(fc.boolean(), fc.array(fc.integer({ min: 20, max: 160 }), { minLength: 10, maxLength: 10 }))
    .map(([mixed, depths]) =>
      ['1EE', '1DE', '2EE', '2EI', '2DI', '2DE', '3EE', '3EI', '3DI', '3DE'].map((place, index) =>
        depth(place, (depths[index] ?? 0) / 10, mixed && index % 3 === 0 ? { ds_medida: '11R22.5' } : {}),
      ),
    );

  it('carried out, leaves fewer twins apart than before and moves nothing twice', () => {
    fc.assert(
      fc.property(fleet, (tyres) => {
        const found = rotationHints(tyres, limits).filter(({ reason }) => reason === 'G');
        const moved = found.flatMap(({ from, to }) => [from.nr_seq_pneu, to.nr_seq_pneu]);
        expect(new Set(moved).size).toBe(moved.length);
        const apart = (all: readonly MountedTyre[]) =>
          twinsOf(all).filter(
            ([outer, inner]) => twinDifference(outer.vl_mm, inner.vl_mm) > limits.vl_mm_geminados,
          ).length;
        const after = found.reduce<MountedTyre[]>(
          (all, { from, to }) =>
            all.map((tyre) => {
              const at = tyre.nr_fogo === from.nr_fogo ? to : tyre.nr_fogo === to.nr_fogo ? from : tyre;
              return { ...tyre, nr_posicao: at.nr_posicao, ds_lado: at.ds_lado };
            }),
          tyres,
        );
        expect(apart(after)).toBeLessThanOrEqual(apart(tyres) - found.length);
      }),
    );
  });
});
