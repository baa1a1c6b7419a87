import { expect, test } from 'vitest';
import { mayCorrectPrice, mayMove, type PartOrigin } from './ours.ts';

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

test.each([
  ['supplier', 31, true],
  ['supplier', 32, false],
  ['supplier', null, false],
  ['attendant', 32, true],
  ['staff', null, true],
] as const)('%s 31 may correct a price %s told: %s', (kind, teller, may) => {
  expect(mayCorrectPrice({ kind, personId: 31 }, teller)).toBe(may);
});
