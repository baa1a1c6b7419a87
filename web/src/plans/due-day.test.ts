import { expect, test } from 'vitest';
import { daysBetween, dueDay, todayIn } from './due-day.ts';
import { dayNearness, meterNearness } from './nearness.ts';

test.each([
  ['2026-04-29', '29/04/2026'],
  ['2030-12-31', '31/12/2030'],
  ['2031-01-01', '-'],
  ['2126-01-01', '-'],
  [null, '-'],
])('in 2026 the due day %s is shown as %s', (day, shown) => {
  expect(dueDay(day, '2026-11-21')).toBe(shown);
});

test('days are counted from calendar day to calendar day', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
});

test('today is the day of the branch', () => {
  const lateEvening = Date.parse('2026-11-22T01:30:00Z');
  expect(todayIn('America/Sao_Paulo', lateEvening)).toBe('2026-11-21');
  expect(todayIn('UTC', lateEvening)).toBe('2026-11-22');
});

test.each([
  [110_000, 113_260, { of: 'meter', is: 'over', count: 3_260 }],
  [110_000, 110_000, { of: 'meter', is: 'over', count: 0 }],
  [110_000, 109_300, { of: 'meter', is: 'left', count: 700 }],
  [null, 109_300, null],
])('next %s at %i is told as %j', (next, now, told) => {
  expect(meterNearness(next, now)).toEqual(told);
});

test.each([
  ['2026-11-20', { of: 'days', is: 'over', count: 1 }],
  ['2026-11-21', { of: 'days', is: 'today', count: 0 }],
  ['2026-11-30', { of: 'days', is: 'left', count: 9 }],
  [null, null],
])('due on %s is told as %j', (day, told) => {
  expect(dayNearness(day, '2026-11-21')).toEqual(told);
});
