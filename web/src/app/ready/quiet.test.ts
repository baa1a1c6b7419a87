import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSigns, quiet } from './quiet.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  followSigns();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('while somebody works it waits, and goes on a while after the last press', async () => {
  const told = vi.fn();
  page.dispatchEvent(new Event('pointerdown'));
  void quiet(1_500).then(told);
  await vi.advanceTimersByTimeAsync(1_000);
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(told).toHaveBeenCalledTimes(1);
  // Nobody has done anything since: the next one does not wait.
  void quiet(1_500).then(told);
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toHaveBeenCalledTimes(2);
});
