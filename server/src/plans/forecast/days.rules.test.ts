import { dayNumber, isoDay } from '@terminal/contract/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mondayOf, mondaysBetween } from './days.rules.ts';

describe('the days of the forecast', () => {
  it.each([
    ['2026-04-20', '2026-04-20'],
    ['2026-04-26', '2026-04-20'],
    ['2026-04-27', '2026-04-27'],
    ['2027-01-01', '2026-12-28'],
    ['1969-12-31', '1969-12-29'],
  ])('the week of %s begins on Monday %s', (day, monday) => {
    expect(isoDay(mondayOf(dayNumber(day)))).toBe(monday);
  });

  it('ninety days touch thirteen or fourteen weeks, each begun on a Monday', () => {
    expect(mondaysBetween(dayNumber('2026-04-20'), dayNumber('2026-04-20') + 90).map(isoDay)).toEqual([
      ...['2026-04-20', '2026-04-27', '2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25', '2026-06-01'],
      ...['2026-06-08', '2026-06-15', '2026-06-22', '2026-06-29', '2026-07-06', '2026-07-13'],
    ]);
    expect(mondaysBetween(dayNumber('2026-04-26'), dayNumber('2026-04-26') + 90)).toHaveLength(14);
    expect(mondaysBetween(dayNumber('2026-04-26'), dayNumber('2026-04-27')).map(isoDay)).toEqual([
      '2026-04-20',
      '2026-04-27',
    ]);
  });

  it('a day is found again from its number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (day) => {
        expect(dayNumber(isoDay(day))).toBe(day);
        expect(new Date(`${isoDay(mondayOf(day))}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(day - mondayOf(day)).toBeGreaterThanOrEqual(0);
        expect(day - mondayOf(day)).toBeLessThan(7);
      }),
    );
  });
});
