import { expect, test } from 'vitest';
import { date, dateTime, sameDay, time } from './dates.ts';

test('a moment is shown on the wall clock of the branch', () => {
  expect(dateTime('2026-11-21T16:15:00Z')).toBe('21/11/2026\u00a013:15');
  expect(dateTime('2026-11-21T16:15:00Z', 'America/Manaus')).toBe('21/11/2026\u00a012:15');
});

test('midnight is 00, never 24', () => {
  expect(time('2026-11-21T03:00:00Z')).toBe('00:00');
});

test('nothing and nonsense are shown as nothing', () => {
  expect([dateTime(null), date(undefined), time('soon'), dateTime('')]).toEqual(['', '', '', '']);
});

test('the day changes at midnight of the branch, not of UTC', () => {
  expect(sameDay('2026-11-21T02:00:00Z', '2026-11-21T04:00:00Z')).toBe(false);
  expect(sameDay('2026-11-21T04:00:00Z', '2026-11-22T02:00:00Z')).toBe(true);
});
