import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BranchSession } from '../core/session/record.ts';
import { clearSession, storeSession } from '../core/session/store.ts';
import { isProved, keepProof } from './proof.ts';

beforeEach(() => {
  vi.useFakeTimers();
  storeSession({ token: 't1', ambiente: 'M' } as BranchSession);
});
afterEach(() => {
  clearSession();
  vi.useRealTimers();
});

test('digits count for their order and person, for as long as the company says', () => {
  keepProof(7, 1001, 30);
  expect([isProved(7, 1001), isProved(8, 1001), isProved(7, 1002)]).toEqual([true, false, false]);
  vi.advanceTimersByTime(29 * 60_000);
  expect(isProved(7, 1001)).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(isProved(7, 1001)).toBe(false);
});

test('they never count where the company asks at every press', () => {
  keepProof(7, 1001, 0);
  expect(isProved(7, 1001)).toBe(false);
});

test('they end with the session', () => {
  keepProof(7, 1001, 30);
  clearSession();
  expect(isProved(7, 1001)).toBe(false);
});
