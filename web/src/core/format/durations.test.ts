import { expect, test } from 'vitest';
import { clock, duration, shortDuration } from './durations.ts';

const min = 60_000;

test.each([
  [0, '< 1 min'],
  [-5 * min, '< 1 min'],
  [min, '1 min'],
  [25 * min, '25 min'],
  [60 * min, '1 h'],
  [130 * min, '2 h 10 min'],
  [24 * 60 * min, '1 d'],
  [28 * 60 * min + 59 * min, '1 d 4 h'],
])('%i ms is said as %s, which no line breaks', (ms, said) => {
  expect(duration(ms)).toBe(said.replaceAll(' ', '\u00a0'));
});

test('the running clock counts hours beyond a day', () => {
  expect(clock(47 * min + 12_000)).toBe('00:47:12');
  expect(clock(27 * 60 * min)).toBe('27:00:00');
  expect(clock(-1)).toBe('00:00:00');
});

test('averages are written without spaces inside the unit', () => {
  expect(shortDuration(2 * 86_400 + 3600 + 25 * 60)).toBe('2d 1h 25m');
  expect(shortDuration(3600)).toBe('1h 0m');
  expect(shortDuration(59)).toBe('0m');
});
