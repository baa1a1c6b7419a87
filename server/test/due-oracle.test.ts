import { dayMs } from '@terminal/contract/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCycle } from '../src/plans/rules.ts';
import { type DueFacts, dueOf, type Reading, rateOf } from './due-oracle.ts';

const day = (date: string): number => Date.parse(date) / dayMs;
const dateOf = (number: number | null) =>
  number === null ? null : new Date(number * dayMs).toISOString().slice(0, 10);

/** What the company counts as due soon where a plan says nothing: of km and of hours. */
const kmAlert = { units: 2_000, days: 15 };
const hourAlert = { units: 25, days: 15 };

const measured = rateOf(
  [
    { day: day('2026-01-20'), value: 101_200 },
    { day: day('2026-04-20'), value: 118_300 },
  ],
  { units: 50, days: 1 },
);
const p1: DueFacts = {
  today: day('2026-04-20'),
  meter: 118_300,
  last: { day: day('2026-01-10'), value: 100_000 },
  cycle: { units: 20_000, days: 180 },
  alert: kmAlert,
  rate: measured,
};
const p3: DueFacts = { ...p1, meter: 105_000, rate: { units: 50, days: 1 } };
const p6: DueFacts = {
  ...p1,
  meter: 0,
  last: { day: day('2026-02-01'), value: 0 },
  cycle: { units: null, days: 90 },
};

describe('the due status, worked examples', () => {
  it.each<[string, DueFacts, number | null, string, string | null]>([
    ['P1 soon due by the average of its readings', p1, 120_000, '2026-04-29', 'A'],
    ['P2 overdue when the meter is reached', { ...p1, meter: 120_000 }, 120_000, '2026-04-20', 'V'],
    ['P3 soon due on the day of the limit', { ...p3, today: day('2026-07-09') }, 120_000, '2026-07-09', 'A'],
    ['P3 overdue the day after', { ...p3, today: day('2026-07-10') }, 120_000, '2026-07-09', 'V'],
    [
      'P4 in time with 85 days to go',
      { ...p1, meter: 104_000, last: { day: day('2026-03-01'), value: 100_000 } },
      120_000,
      '2026-07-14',
      null,
    ],
    [
      'P5 a forklift, in hours',
      {
        ...p1,
        meter: 5_230,
        last: { day: day('2026-03-10'), value: 5_000 },
        cycle: { units: 250, days: null },
        alert: hourAlert,
        rate: { units: 640, days: 100 },
      },
      5_250,
      '2026-04-24',
      'A',
    ],
    ['P6 bodywork, by days alone', p6, null, '2026-05-02', 'A'],
    ['P6 bodywork, the day after', { ...p6, today: day('2026-05-03') }, null, '2026-05-02', 'V'],
    [
      'P7 a predictive that is passed',
      {
        ...p1,
        meter: 55_100,
        last: { day: day('2026-01-10'), value: 40_000 },
        cycle: { units: 15_000, days: null },
      },
      55_000,
      '2026-04-20',
      'V',
    ],
  ])('%s', (_what, facts, nextMeter, expected, status) => {
    const due = dueOf(facts);
    expect(due.nextMeter).toBe(nextMeter);
    expect(dateOf(due.expectedDay)).toBe(expected);
    expect(due.status).toBe(status);
  });
});

describe('the average use', () => {
  const usual = { units: 50, days: 1 };
  const at = (number: number, value: number, old: number | null = null): Reading => ({
    day: number,
    value,
    old,
  });

  it.each<[string, Reading[], number, number]>([
    ['goes from the first to the last reading', [at(1, 100), at(5, 900), at(11, 1_100)], 1_000, 10],
    ['is the usual one without readings', [], 50, 1],
    ['is the usual one with readings six days apart', [at(1, 100), at(7, 900)], 50, 1],
    ['takes readings seven days apart', [at(1, 100), at(8, 800)], 700, 7],
    ['counts what both meters ran', [at(1, 90_000), at(10, 5, 90_900), at(20, 105)], 1_000, 19],
    ['goes on right after an exchange', [at(1, 90_000), at(10, 5, 90_900)], 900, 9],
    ['begins with the new meter when nothing lies before it', [at(10, 5, 90_900), at(20, 105)], 100, 10],
    ['of a vehicle that stood still is nothing', [at(1, 700), at(60, 700)], 0, 59],
  ])('%s', (_what, readings, units, days) => {
    expect(rateOf(readings, usual)).toEqual({ units, days });
  });
});

const facts: fc.Arbitrary<DueFacts> = fc.record({
  today: fc.integer({ min: 20_000, max: 21_000 }),
  meter: fc.integer({ min: 0, max: 900_000 }),
  last: fc.record({
    day: fc.integer({ min: 19_000, max: 21_000 }),
    value: fc.integer({ min: 0, max: 900_000 }),
  }),
  cycle: fc.record({
    units: fc.option(fc.integer({ min: 1, max: 90_000 })),
    days: fc.option(fc.integer({ min: 1, max: 900 })),
  }),
  alert: fc.record({ units: fc.integer({ min: 0, max: 5_000 }), days: fc.integer({ min: 0, max: 60 }) }),
  rate: fc.record({ units: fc.integer({ min: 0, max: 90_000 }), days: fc.integer({ min: 7, max: 90 }) }),
});
const rank = { V: 2, A: 1, none: 0 };
const rankOf = (status: 'V' | 'A' | null) => rank[status ?? 'none'];

describe('the due status, laws', () => {
  it('whichever comes first: day and status are those of the earlier part judged alone', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const both = dueOf(given);
        const byMeter = dueOf({ ...given, cycle: { ...given.cycle, days: null } });
        const byDays = dueOf({ ...given, cycle: { ...given.cycle, units: null } });
        const days = [byMeter.expectedDay, byDays.expectedDay].filter((one) => one !== null);
        expect(both.expectedDay).toBe(days.length === 0 ? null : Math.min(...days));
        expect(rankOf(both.status)).toBe(Math.max(rankOf(byMeter.status), rankOf(byDays.status)));
      }),
    );
  });

  it('a later reading of a vehicle that ran no faster than its average never brings the day forward', () => {
    fc.assert(
      fc.property(
        facts,
        fc.integer({ min: 0, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, later, share) => {
          const most = Math.floor((given.rate.units * later) / given.rate.days);
          const then = {
            ...given,
            today: given.today + later,
            meter: given.meter + Math.floor(most * share),
          };
          const before = dueOf(given).expectedDay;
          const after = dueOf(then).expectedDay;
          if (before === null) expect(after).toBeNull();
          else expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('at exactly its average the day stays where it was', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 60 }), (given, weeks) => {
        const steady = {
          ...given,
          rate: { units: given.rate.units, days: 7 },
          cycle: { units: 90_000, days: null },
        };
        const start = { ...steady, meter: steady.last.value };
        const run = weeks * given.rate.units;
        fc.pre(given.rate.units >= 20 && run <= 90_000);
        const then = { ...start, today: start.today + weeks * 7, meter: start.meter + run };
        expect(dueOf(then).expectedDay).toBe(dueOf(start).expectedDay);
      }),
    );
  });

  it('once overdue it stays overdue, however far the meter runs, until the cycle is done', () => {
    fc.assert(
      fc.property(facts, fc.nat(100_000), fc.nat(400), (given, run, days) => {
        fc.pre(dueOf(given).status === 'V');
        expect(dueOf({ ...given, meter: given.meter + run, today: given.today + days }).status).toBe('V');
      }),
    );
  });

  it('done early or late, the next one counts from the real execution', () => {
    fc.assert(
      fc.property(facts, fc.nat(50_000), (given, run) => {
        const closed = { day: given.today, value: given.meter + run };
        const after = dueOf({ ...given, meter: closed.value, last: closed });
        expect(after.left).toBe(given.cycle.units);
        expect(after.limitDay).toBe(given.cycle.days === null ? null : given.today + given.cycle.days);
        expect(after.status).not.toBe('V');
      }),
    );
  });

  it('whatever is closed early or late, the ring is passed cycle by cycle, none twice and none left out', () => {
    const ring = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(ring, fc.nat(60), (orders, closings) => {
        const sorted = orders.toSorted((a, b) => a - b);
        let at = sorted[0] ?? 1;
        for (let count = 1; count <= closings; count += 1) {
          at = nextCycle(orders, at);
          expect(at).toBe(sorted[count % sorted.length]);
        }
      }),
    );
  });

  it('an alert of more units or days never makes it less urgent', () => {
    fc.assert(
      fc.property(facts, fc.nat(5_000), fc.nat(60), (given, units, days) => {
        const wider = { units: given.alert.units + units, days: given.alert.days + days };
        expect(rankOf(dueOf({ ...given, alert: wider }).status)).toBeGreaterThanOrEqual(
          rankOf(dueOf(given).status),
        );
      }),
    );
  });
});

describe('traps', () => {
  it('hours are not judged by a distance in km: 300 h left are in time, 300 km left are due soon', () => {
    const left300 = {
      ...p1,
      meter: 119_700,
      rate: { units: 0, days: 90 },
      cycle: { units: 20_000, days: null },
    };
    expect(dueOf(left300).status).toBe('A');
    expect(dueOf({ ...left300, alert: hourAlert }).status).toBeNull();
  });

  it('a cycle of days alone does not care for the meter, one of the meter alone not for days', () => {
    expect(dueOf({ ...p6, meter: 900_000 }).status).toBe('A');
    expect(
      dueOf({ ...p1, meter: 100_000, today: day('2036-01-01'), cycle: { units: 90_000, days: null } }).status,
    ).toBeNull();
  });

  it('a vehicle that stands still has no projected day, and its limit of days remains', () => {
    const still = { ...p1, rate: { units: 0, days: 90 }, meter: 105_000 };
    expect(dueOf(still)).toMatchObject({ meterDay: null, status: null });
    expect(dateOf(dueOf(still).expectedDay)).toBe('2026-07-09');
  });

  it('thirds of a day are not rounded away: 10 units at 10 in 7 days take 7 days', () => {
    const given = {
      ...p1,
      meter: 119_990,
      rate: { units: 10, days: 7 },
      cycle: { units: 20_000, days: null },
    };
    expect(dueOf(given).meterDay).toBe(given.today + 7);
  });
});
