import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cycle, project } from './projection.rules.ts';

/** A ring whose numbers are 11, 12, ...: meter interval and days of each cycle. */
const ringOf = (...cycles: [number | null, number | null][]): Cycle[] =>
  cycles.map(([km_intervalo, qt_dias], place) => ({
    nr_seq_ciclo: 11 + place,
    nr_ordem: place + 1,
    km_intervalo,
    qt_dias,
  }));

const window = { today: 0, last: 90 };
const days = (projected: { cycle: Cycle; day: number }[]) =>
  projected.map(({ cycle, day }) => [cycle.nr_seq_ciclo, day]);

describe('what falls due within the window', () => {
  it.each<[string, Cycle[], [number, number], number | null, number[][]]>([
    [
      'one cycle of days comes again and again',
      ringOf([null, 30]),
      [11, 20],
      null,
      [
        [11, 20],
        [11, 50],
        [11, 80],
      ],
    ],
    [
      'the ring goes on where it stands',
      ringOf([null, 30], [null, 10]),
      [12, 5],
      null,
      [
        [12, 5],
        [11, 35],
        [12, 45],
        [11, 75],
        [12, 85],
      ],
    ],
    [
      'days alone for a vehicle that moves',
      ringOf([null, 60]),
      [11, 20],
      200,
      [
        [11, 20],
        [11, 80],
      ],
    ],
    [
      'the meter comes first',
      ringOf([9000, 180]),
      [11, 1],
      200,
      [
        [11, 1],
        [11, 46],
      ],
    ],
    [
      'the days come first',
      ringOf([9000, 40]),
      [11, 1],
      200,
      [
        [11, 1],
        [11, 41],
        [11, 81],
      ],
    ],
    [
      'a part of a day is a day',
      ringOf([9001, null]),
      [11, 0],
      200,
      [
        [11, 0],
        [11, 46],
      ],
    ],
    [
      'overdue counts from today',
      ringOf([null, 60]),
      [11, -400],
      null,
      [
        [11, -400],
        [11, 60],
      ],
    ],
    [
      'the last day belongs to the window',
      ringOf([null, 45]),
      [11, 45],
      null,
      [
        [11, 45],
        [11, 90],
      ],
    ],
    ['beyond the window there is nothing', ringOf([null, 30]), [11, 91], null, []],
    ['a vehicle that stands still is dated once', ringOf([9000, null]), [11, 3], 0, [[11, 3]]],
    [
      'a vehicle that stands still comes by its days',
      ringOf([9000, 60]),
      [11, 3],
      0,
      [
        [11, 3],
        [11, 63],
      ],
    ],
    [
      'of a vehicle without an average the days are known',
      ringOf([9000, 60]),
      [11, 3],
      null,
      [
        [11, 3],
        [11, 63],
      ],
    ],
    [
      'what is used up within the day comes the next one',
      ringOf([100, null], [null, 200]),
      [12, 88],
      500,
      [
        [12, 88],
        [11, 89],
      ],
    ],
    ['without an average it ends there too', ringOf([null, 10], [9000, null]), [11, 3], null, [[11, 3]]],
    ['a cycle the plan does not have is not shown', ringOf([null, 30]), [99, 3], null, []],
  ])('%s', (_name, ring, [nr_seq_ciclo, day], perDay, expected) => {
    expect(days(project(ring, { nr_seq_ciclo, day }, window, perDay))).toEqual(expected);
  });

  const cycle = fc.tuple(
    fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: null }),
    fc.integer({ min: 1, max: 400 }),
  );

  it('begins with the cycle that is next on its day, leaves none out, and never goes back', () => {
    fc.assert(
      fc.property(
        fc.array(cycle, { minLength: 1, maxLength: 6 }),
        fc.nat(5),
        fc.integer({ min: -50, max: 120 }),
        fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null }),
        (cycles, start, day, perDay) => {
          const ring = ringOf(...cycles);
          const at = start % ring.length;
          const shown = project(ring, { nr_seq_ciclo: 11 + at, day }, window, perDay);
          expect(days(shown)[0]).toEqual(day > window.last ? undefined : [11 + at, day]);
          for (const [place, { cycle: one, day: on }] of shown.entries()) {
            expect(one).toBe(ring[(at + place) % ring.length]);
            expect(on).toBeLessThanOrEqual(window.last);
            const before = shown[place - 1];
            if (before) expect(on).toBeGreaterThan(Math.max(before.day, window.today));
          }
        },
      ),
    );
  });
});
