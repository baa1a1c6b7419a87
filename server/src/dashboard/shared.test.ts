import { describe, expect, it } from 'vitest';
import { createShared } from './shared.ts';

function stage() {
  let time = 0;
  let computed = 0;
  const shared = createShared<number>({ freshFor: 5_000, now: () => time });
  return {
    shared,
    ask: (key = 'branch 1') => shared.of(key, async () => ++computed),
    pass: (ms: number) => {
      time += ms;
    },
    computed: () => computed,
  };
}

describe('a shared answer', () => {
  it('is computed once for all who ask at the same time', async () => {
    const { ask, computed } = stage();
    expect(await Promise.all(Array.from({ length: 50 }, () => ask()))).toEqual(Array(50).fill(1));
    expect(computed()).toBe(1);
  });

  it('is handed on for five seconds, then made anew', async () => {
    const { ask, pass } = stage();
    await ask();
    pass(4_999);
    expect(await ask()).toBe(1);
    pass(1);
    expect(await ask()).toBe(2);
  });

  it('is not begun twice while the first takes long', async () => {
    const { shared, pass } = stage();
    let finish: (value: number) => void = () => undefined;
    const first = shared.of('slow', () => new Promise<number>((done) => (finish = done)));
    pass(20_000);
    const second = shared.of('slow', async () => 99);
    finish(1);
    expect(await Promise.all([first, second])).toEqual([1, 1]);
  });

  it('belongs to one key', async () => {
    const { ask } = stage();
    expect([await ask('branch 1'), await ask('branch 2'), await ask('branch 1')]).toEqual([1, 2, 1]);
  });

  it('that failed is not kept: the next one who asks tries again', async () => {
    const { shared, ask } = stage();
    await expect(shared.of('branch 1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });
});
