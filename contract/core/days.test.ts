import { expect, test } from 'vitest';
import { dayNumber, isoDay } from './days.ts';

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['2024-03-01', 19_783],
])('%s is day %i', (day, number) => {
  expect(dayNumber(day)).toBe(number);
  expect(isoDay(number)).toBe(day);
});

test('a text that is no day has no number', () => {
  expect(dayNumber('ontem')).toBeNaN();
});
