import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCycle } from './rules.ts';

describe('the next cycle of a plan', () => {
  it.each([
    [[1, 2, 3, 4], 1, 2],
    [[1, 2, 3, 4], 3, 4],
    [[1, 2, 3, 4], 4, 1],
    [[1], 1, 1],
    [[4, 2, 9], 4, 9],
    [[4, 2, 9], 9, 2],
    [[1, 4], 3, 4],
    [[1, 2], 7, 1],
  ])('of the ring %j after %i is %i', (orders, done, next) => {
    expect(nextCycle(orders, done)).toBe(next);
  });

  it('passes through the whole ring and comes back to where it began', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (orders) => {
        const [begin = 1] = orders;
        const passed: number[] = [];
        for (let at = begin, step = 0; step < orders.length; step += 1) {
          at = nextCycle(orders, at);
          passed.push(at);
        }
        expect(new Set(passed)).toEqual(new Set(orders));
        expect(passed.at(-1)).toBe(begin);
      }),
    );
  });

  it('is none of a plan without cycles', () => {
    expect(() => nextCycle([], 1)).toThrow('cycle');
  });
});
