import { expect, it } from 'vitest';
import { createRateLimit } from './rate.ts';

const company = { id: 1, name: 'A', database: 'a' };
const sessionOf = (keyId: number, perMinute: number) => ({
  company,
  keyId,
  key: { calls: new Set<string>(), perMinute },
});

it('lets a key send so many calls in a minute, each key its own, and says how long to wait', () => {
  let now = 120_000;
  const rate = createRateLimit(() => now);
  expect([rate(sessionOf(1, 2)), rate(sessionOf(1, 2)), rate(sessionOf(2, 1))]).toEqual([0, 0, 0]);
  now += 15_000;
  expect(rate(sessionOf(1, 2))).toBe(45);
  now += 45_000;
  expect(rate(sessionOf(1, 2))).toBe(0);
});

it('counts nothing of people', () => {
  const rate = createRateLimit(() => 0);
  expect(rate({ company, keyId: null, key: null })).toBe(0);
});
