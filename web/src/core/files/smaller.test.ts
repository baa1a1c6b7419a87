import { expect, it } from 'vitest';
import { sizeSent } from './smaller.ts';

it.each([
  { from: { width: 4000, height: 3000 }, to: { width: 2000, height: 1500 } },
  { from: { width: 3024, height: 4032 }, to: { width: 1500, height: 2000 } },
  { from: { width: 2000, height: 1500 }, to: null },
  { from: { width: 100_000, height: 1 }, to: { width: 2000, height: 1 } },
])('a picture of $from.width by $from.height is sent as $to', ({ from, to }) => {
  expect(sizeSent(from)).toEqual(to);
});
