import { expect, test } from 'vitest';
import { pageRange, pageWindow } from './pages.ts';

test.each([
  [1, 4, [1, 2, 3]],
  [2, 4, [1, 2, 3]],
  [3, 4, [2, 3, 4]],
  [4, 4, [2, 3, 4]],
  [1, 2, [1, 2]],
  [1, 1, [1]],
])('page %i of %i offers %j', (current, last, pages) => {
  expect(pageWindow(current, last)).toEqual(pages);
});

test('the last page ends at the total', () => {
  expect(pageRange(4, 12, 47)).toEqual({ from: 37, to: 47 });
  expect(pageRange(1, 12, 0)).toEqual({ from: 0, to: 0 });
});
