import { expect, test } from 'vitest';
import { dayBegins } from './trail-moment.ts';

test('a day is told by the moments it begins and ends at on this device', () => {
  const begins = new Date(dayBegins('2026-11-22'));
  const ends = new Date(dayBegins('2026-11-22', 1));
  expect([begins.getFullYear(), begins.getMonth(), begins.getDate(), begins.getHours()]).toEqual([
    2026, 10, 22, 0,
  ]);
  expect([ends.getMonth(), ends.getDate(), ends.getHours()]).toEqual([10, 23, 0]);
  expect(new Date(dayBegins('2026-12-31', 1)).getFullYear()).toBe(2027);
});
