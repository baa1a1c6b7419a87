import { limitingDepth } from '@terminal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Application, totalUsage, usageOf, type WearFacts, wearOf } from './wear.rules.ts';

/** The worked example: fitted at 50,000 km, gauged at 80,000 km, 200 km a day. */
const example: WearFacts = {
  unit: 'K',
  firstDepth: limitingDepth([16, 16, 16, 16]),
  lastDepth: limitingDepth([11.5, 11.2, 11, 11.4]),
  lastUsage: 30_000,
  usage: 30_000,
  spare: false,
  limit: 3,
  vehicle: { units: 200, days: 1 },
  today: 0,
};

const wear = (change: Partial<WearFacts>) => wearOf({ ...example, ...change });

describe('the wear of a tyre', () => {
  it('is 0.1667 mm per 1,000 km in the worked example, with 48,000 km and 240 days left', () => {
    expect(wear({})).toEqual({ rate: 0.1667, left: 48_000, removalDay: 240 });
  });

  it.each<[string, Partial<WearFacts>, ReturnType<typeof wearOf>]>([
    [
      'what it ran since the reading is gone',
      { usage: 32_000 },
      { rate: 0.1667, left: 46_000, removalDay: 230 },
    ],
    ['a part of a day is a day', { usage: 30_001 }, { rate: 0.1667, left: 47_999, removalDay: 240 }],
    ['run beyond its end it is due today', { usage: 90_000 }, { rate: 0.1667, left: 0, removalDay: 0 }],
    ['999 km say nothing', { lastUsage: 999, usage: 999 }, { rate: null, left: null, removalDay: null }],
    [
      '1,000 km do',
      { lastUsage: 1_000, usage: 1_000, lastDepth: 15 },
      { rate: 1, left: 12_000, removalDay: 60 },
    ],
    [
      '99 hours say nothing',
      { unit: 'H', lastUsage: 99, usage: 99 },
      { rate: null, left: null, removalDay: null },
    ],
    [
      '100 hours do',
      { unit: 'H', lastUsage: 100, usage: 100, vehicle: { units: 13, days: 2 } },
      { rate: 50, left: 160, removalDay: 25 },
    ],
    ['without wear there is no end', { lastDepth: 16 }, { rate: null, left: null, removalDay: null }],
    ['at the limit it is due today', { lastDepth: 3 }, { rate: 0.4333, left: 0, removalDay: 0 }],
    [
      'below the limit it is due today, whatever it ran',
      { lastDepth: 2.9, lastUsage: 0, usage: 0 },
      { rate: null, left: 0, removalDay: 0 },
    ],
    ['the spare wears no further', { spare: true }, { rate: 0.1667, left: 48_000, removalDay: null }],
    [
      'a vehicle that stands has no day',
      { vehicle: { units: 0, days: 90 } },
      { rate: 0.1667, left: 48_000, removalDay: null },
    ],
    [
      'nothing is projected beyond a hundred years',
      { vehicle: { units: 1, days: 90 } },
      { rate: 0.1667, left: 48_000, removalDay: 36_500 },
    ],
  ])('%s', (_name, change, expected) => {
    expect(wear(change)).toEqual(expected);
  });

  it('never ends later the more it has run', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), fc.integer({ min: 0, max: 80_000 }), (one, more) => {
        const earlier = wear({ usage: 30_000 + one }).left ?? 0;
        expect(wear({ usage: 30_000 + one + more }).left).toBeLessThanOrEqual(earlier);
      }),
    );
  });
});

const application = (change: Partial<Application>): Application => ({
  life: 1,
  spare: false,
  unit: 'K',
  from: 0,
  to: null,
  meter: 0,
  ...change,
});

describe('the ledger of a tyre', () => {
  it('counts to the meter of now while it is mounted, and keeps what ended', () => {
    const applications = [
      application({ from: 10_000, to: 40_000 }),
      application({ from: 5_000, meter: 9_000 }),
    ];
    expect(totalUsage(applications, 'K')).toBe(34_000);
  });

  it('begins a life at 0 after a retread, and keeps the 74,000 km of the tyre', () => {
    const applications = [
      application({ from: 20_000, to: 94_000 }),
      application({ life: 2, from: 100_000, meter: 100_000 }),
    ];
    expect(totalUsage(applications, 'K', 2)).toBe(0);
    expect(totalUsage(applications, 'K', 1)).toBe(74_000);
    expect(totalUsage(applications, 'K')).toBe(74_000);
  });

  const generated = fc
    .record({
      life: fc.integer({ min: 1, max: 3 }),
      spare: fc.boolean(),
      unit: fc.constantFrom('K' as const, 'H' as const),
      from: fc.integer({ min: -50_000, max: 500_000 }),
      run: fc.nat(200_000),
      open: fc.boolean(),
    })
    .map(({ run, open, ...rest }): Application => {
      const end = rest.from + run;
      return { ...rest, to: open ? null : end, meter: open ? end : 0 };
    });

  it('is the sum of its applications, life by life, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(generated, { maxLength: 12 }), (applications) => {
        for (const unit of ['K', 'H'] as const) {
          const own = applications.filter((one) => one.unit === unit);
          const total = own.reduce((sum, one) => sum + usageOf(one), 0);
          expect(totalUsage(applications, unit)).toBe(total);
          expect([1, 2, 3].reduce((sum, life) => sum + totalUsage(applications, unit, life), 0)).toBe(total);
        }
      }),
    );
  });

  it('gains nothing on the spare', () => {
    fc.assert(
      fc.property(fc.array(generated, { maxLength: 12 }), generated, (applications, added) => {
        const spare = { ...added, spare: true };
        expect(totalUsage([...applications, spare], spare.unit)).toBe(totalUsage(applications, spare.unit));
      }),
    );
  });

  it('is the same when the meter of a mounted tyre is exchanged and its beginning is moved along', () => {
    fc.assert(
      fc.property(generated, fc.integer({ min: -600_000, max: 600_000 }), (one, difference) => {
        const moved = {
          ...one,
          from: one.from + difference,
          to: one.to === null ? null : one.to + difference,
          meter: one.meter + difference,
        };
        expect(usageOf(moved)).toBe(usageOf(one));
      }),
    );
  });
});
