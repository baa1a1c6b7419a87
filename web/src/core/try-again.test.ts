import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryAgain, withoutEnd } from './try-again.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Work that fails so many times before it is done. */
function failing(times: number) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw new Error(`try ${tries}`);
    return tries;
  };
}

test.each([
  [0, 0, 1],
  [1, 500, 2],
  [2, 2_000, 3],
])('what fails %i times is done after %i ms', async (failures, after, tries) => {
  const done = tryAgain(failing(failures), [500, 1_500]);
  await vi.advanceTimersByTimeAsync(after);
  expect(await done).toBe(tries);
});

test('after the last pause the failure is told', async () => {
  const told = expect(tryAgain(failing(3), [500, 1_500])).rejects.toThrow('try 3');
  await vi.advanceTimersByTimeAsync(2_000);
  await told;
});

test('without an end it goes on until it is done', async () => {
  const done = tryAgain(failing(100), withoutEnd);
  await vi.advanceTimersByTimeAsync(100 * 5_000);
  expect(await done).toBe(101);
});
