import { expect, test } from 'vitest';
import { mayMove, type PartOrigin } from './ours.ts';

const service: PartOrigin = { part: false, external: false, given: false };
const part: PartOrigin = { ...service, part: true };

test.each<[string, PartOrigin, boolean]>([
  ['a service of an internal order', service, true],
  ['a service of an external order', { ...service, external: true }, true],
  ['a part of an internal order', part, false],
  ['a part of an internal order that was taken', { ...part, given: true }, false],
  ['a part he provides on an external order', { ...part, external: true }, true],
  ['a part of ours, handed to him on an external order', { ...part, external: true, given: true }, false],
])('%s: whether a supplier may move it, people of the workshop always', (_name, origin, supplier) => {
  expect(mayMove('supplier', origin)).toBe(supplier);
  expect([mayMove('attendant', origin), mayMove('staff', origin)]).toEqual([true, true]);
});
