import { expect, test } from 'vitest';
import { type GrooveFacts, grooveDoubts, meanFall, usualWear } from './plausible.ts';

const facts = (read: (number | null)[], over: Partial<GrooveFacts> = {}): GrooveFacts => ({
  read,
  former: [10.5, 10.5, 10.5, 10.5],
  usual: null,
  twin: null,
  ...over,
});

test.each<[string, GrooveFacts, string | null]>([
  ['as it wears', facts([10.2, 10.2, 10.1, 10.2], { usual: 0.3 }), null],
  ['three times as much, and the error of a gauge', facts([8.6, 8.6, 8.6, 8.6], { usual: 0.3 }), null],
  ['more than that', facts([8.5, 8.6, 8.6, 8.6], { usual: 0.3 }), '0 wear 0.3'],
  ['far in a long run', facts([5, 5, 5, 5], { usual: 5 }), null],
  ['far, and nobody knows how it wears', facts([6.4, 6.4, 6.4, 6.4]), '0 fall 4.1'],
  ['a little, and nobody knows how it wears', facts([6.5, 6.5, 6.5, 6.5]), null],
  ['more than its other grooves', facts([10.1, 10, 6.6, 10]), '2 grooves 0.5'],
  ['as much as one other groove', facts([7, 7, 10, 10]), null],
  ['more than its twin', facts([6.8, 6.8, 6.8, 6.8], { twin: 0.5 }), '0 twin 0.5'],
  ['alone so far', facts([8, null, null, null]), null],
  ['from one depth for all', facts([9, 4], { former: [10.5] }), '1 grooves 1.5'],
])('a groove that fell %s: %s', (_case, given, doubt) => {
  const [found] = grooveDoubts(given);
  expect(found ? `${found.groove} ${found.reason} ${found.usual}` : null).toBe(doubt);
});

test('what a tyre wears follows from its rate and what it ran; its mean fall from all grooves', () => {
  expect(usualWear(0.25, 1_200)).toBe(0.3);
  expect([usualWear(null, 1_200), usualWear(0.25, null)]).toEqual([null, null]);
  expect(meanFall([15, 15.5], [16, 16])).toBe(0.8);
  expect(meanFall([15, null], [16, 16])).toBeNull();
});
