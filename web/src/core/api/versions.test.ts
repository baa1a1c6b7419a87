import { expect, test } from 'vitest';
import { heldAnswer, holdAnswer } from './versions.ts';

test('of more than forty answers the one unused the longest gives way, and asking is a use', () => {
  for (let n = 1; n <= 40; n += 1) holdAnswer(`a${n}`, `v${n}`, n);
  expect(heldAnswer('a1')).toEqual({ etag: 'v1', body: 1 });
  holdAnswer('a41', 'v41', 41);
  expect(heldAnswer('a1')).toEqual({ etag: 'v1', body: 1 });
  expect(heldAnswer('a2')).toBeUndefined();
  expect(heldAnswer('a41')).toEqual({ etag: 'v41', body: 41 });
});

test('an answer without a version is not held, nor what was held before it', () => {
  holdAnswer('b', 'v1', 1);
  holdAnswer('b', null, 2);
  expect(heldAnswer('b')).toBeUndefined();
});
