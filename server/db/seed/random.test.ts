import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('random choices', () => {
  it('are the same for the same seed', () => {
    const draw = () => {
      const random = createRandom(7);
      return [random.next(), random.int(1, 6), random.pick(['a', 'b', 'c']), random.shuffle([1, 2, 3, 4])];
    };
    expect(draw()).toEqual(draw());
  });

  it('stay within their bounds and reach them', () => {
    const random = createRandom(1);
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(1, 6)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('follow their weights', () => {
    const random = createRandom(2);
    const drawn = Array.from({ length: 10_000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
      ]),
    );
    const share = drawn.filter((value) => value === 'seldom').length / drawn.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
  });

  it('have the median asked for', () => {
    const random = createRandom(3);
    const drawn = Array.from({ length: 5_001 }, () => random.logNormal(90, 0.6)).sort((a, b) => a - b);
    expect(drawn[2_500]).toBeGreaterThan(84);
    expect(drawn[2_500]).toBeLessThan(96);
  });
});
