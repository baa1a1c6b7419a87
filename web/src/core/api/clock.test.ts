import { afterEach, expect, test, vi } from 'vitest';
import { learnServerTime, serverNow } from './clock.ts';

const now = () => ({ asked: Date.now(), at: Date.now() });

afterEach(() => {
  learnServerTime(new Date().toUTCString(), now());
  vi.unstubAllGlobals();
});

test('a device an hour behind shows the time of the server', () => {
  const device = Date.now();
  learnServerTime(new Date(device + 3_600_000).toUTCString(), { asked: device, at: device });
  expect(Math.abs(serverNow() - (Date.now() + 3_600_000))).toBeLessThan(1500);
});

test('a header without a date changes nothing', () => {
  const before = serverNow() - Date.now();
  learnServerTime(null, now());
  learnServerTime('not a date', now());
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
  learnServerTime(new Date(device + 3_600_000).toUTCString(), { asked: device, at: device });
  vi.resetModules();
  const again = await import('./clock.ts');
  expect(Math.abs(again.serverNow() - (Date.now() + 3_600_000))).toBeLessThan(1500);
  again.learnServerTime(new Date().toUTCString(), now());
  expect(kept.size).toBe(0);
});

test.each([
  ['written as the way began', 0],
  ['written as it ended', 9_000],
])('a slow way to a server with the same clock is no other time: %s', (_, writtenAfter) => {
  const asked = Date.now();
  learnServerTime(new Date(asked + writtenAfter).toUTCString(), { asked, at: asked + 9_000 });
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(5);
});

test('a slow way tells another hour all the same', () => {
  const asked = Date.now();
  learnServerTime(new Date(asked + 3_601_000).toUTCString(), { asked, at: asked + 2_000 });
  expect(Math.abs(serverNow() - (Date.now() + 3_600_000))).toBeLessThan(2000);
});
