import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleByKey } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first event counts at once, the following ones together at the end', () => {
  const work = vi.fn();
  const throttle = throttleByKey(work, 2000);
  for (let i = 0; i < 5; i += 1) throttle.call('listOrders');
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('keys do not wait for each other', () => {
  const work = vi.fn();
  const throttle = throttleByKey(work, 2000);
  throttle.call('a');
  throttle.call('b');
  expect(work.mock.calls).toEqual([['a'], ['b']]);
});

test('stopped, nothing runs any more', () => {
  const work = vi.fn();
  const throttle = throttleByKey(work, 2000);
  throttle.call('a');
  throttle.call('a');
  throttle.stop();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
