import { afterEach, expect, test } from 'vitest';
import { learnServerTime, serverNow } from './clock.ts';

afterEach(() => learnServerTime(new Date().toUTCString()));

test('a device an hour behind shows the time of the server', () => {
  const device = Date.now();
  learnServerTime(new Date(device + 3_600_000).toUTCString(), device);
  expect(Math.abs(serverNow() - (Date.now() + 3_600_000))).toBeLessThan(1500);
});

test('a header without a date changes nothing', () => {
  const before = serverNow() - Date.now();
  learnServerTime(null);
  learnServerTime('not a date');
  expect(Math.abs(serverNow() - Date.now() - before)).toBeLessThan(5);
});
