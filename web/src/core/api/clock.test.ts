import { afterEach, expect, test, vi } from 'vitest';
import { learnServerTime, serverNow } from './clock.ts';

afterEach(() => {
  learnServerTime(new Date().toUTCString());
  vi.unstubAllGlobals();
});

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

test('a page opened again, in another tab too, still knows it, until the clocks agree', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const device = Date.now();
  learnServerTime(new Date(device + 3_600_000).toUTCString(), device);
  vi.resetModules();
  const again = await import('./clock.ts');
  expect(Math.abs(again.serverNow() - (Date.now() + 3_600_000))).toBeLessThan(1500);
  again.learnServerTime(new Date().toUTCString());
  expect(kept.size).toBe(0);
});
