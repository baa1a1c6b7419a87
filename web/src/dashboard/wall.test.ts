import { describe, expect, it } from 'vitest';
import { turnedPages } from './wall.ts';

describe('pages of the wall', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  it.each([
    [0, ['a', 'b', 'c'], '1–3/7'],
    [1, ['d', 'e', 'f'], '4–6/7'],
    [2, ['g'], '7–7/7'],
    [3, ['a', 'b', 'c'], '1–3/7'],
  ])('after %i turns show %j', (turn, shown, range) => {
    expect(turnedPages(rows, 3, turn)).toEqual({ rows: shown, pages: 3, range });
  });

  it('of nothing are one that is empty', () => {
    expect(turnedPages([], 3, 5)).toEqual({ rows: [], pages: 1, range: '0' });
  });
});
