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

  it('leaves tyres at their limit where they are: they are pulled', () => {
    expect(hints(depth('2EE', 9), depth('2EI', 3), depth('2DI', 9), depth('2DE', 3))).toEqual([]);
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
