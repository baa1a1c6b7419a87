import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arcsOf, pathOf, pointAt } from './ring.ts';

it('draws cycles of equal intervals equally long', () => {
  const lengths = arcsOf([20_000, 20_000, 20_000, 20_000]).map(({ from, to }) => to - from);
  expect(new Set(lengths)).toEqual(new Set([85]));
});

it('draws a cycle longer that lasts longer, and none too short to be seen', () => {
  const [short, long] = arcsOf([1_000, 90_000]);
  if (!short || !long) throw new Error('two cycles');
  expect(short.to - short.from).toBeGreaterThan(20);
  expect(long.to - long.from).toBeGreaterThan(short.to - short.from);
});

it('draws them equally long when an interval is not told in the same unit', () => {
  const lengths = arcsOf([20_000, null]).map(({ from, to }) => to - from);
  expect(lengths[0]).toBe(lengths[1]);
});

it('goes once around without an overlap, however many there are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 40 }),
      (lengths) => {
        const arcs = arcsOf(lengths);
        for (const [place, arc] of arcs.entries()) {
          expect(arc.to).toBeGreaterThan(arc.from);
          expect(arc.from).toBeGreaterThanOrEqual(arcs[place - 1]?.to ?? 0);
        }
        expect(arcs.at(-1)?.to).toBeCloseTo(357.5);
      },
    ),
  );
});

it('begins at the top and runs clockwise', () => {
  expect(pointAt(10, 0)).toEqual({ x: 0, y: -10 });
  expect(pointAt(10, 90)).toEqual({ x: 10, y: 0 });
  expect(pathOf({ from: 0, to: 90 }, 10)).toBe('M0 -10A10 10 0 0 1 10 0');
});
