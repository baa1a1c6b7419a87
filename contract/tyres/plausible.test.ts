import { expect, test } from 'vitest';
import {
  type GrooveDoubt,
  type GrooveFacts,
  grooveDoubts,
  grooveQuestion,
  meanFall,
  usualWear,
} from './plausible.ts';

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
  ['as far from its other grooves as may be', facts([10, 10, 8, 10]), null],
  ['as far from its twin as may be', facts([7, 7, 7, 7], { twin: 0.5 }), null],
  ['each from its own depth', facts([10, 6.5], { former: [10.5, 7] }), null],
  ['beside one that was never read', facts([10, 6, 5], { former: [10.5, 10.5] }), '1 grooves 0.5'],
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
  expect([meanFall([15, null], [16, 16]), meanFall([], [])]).toEqual([null, null]);
});

test('a question tells which groove it is about, counted from one, and what it ran where that is known', () => {
  const doubt: GrooveDoubt = { groove: 1, reason: 'wear', former: 10.5, read: 6.1, usual: 0.3 };
  expect(grooveDoubts(facts([10, 6.1, 10], { usual: 0.3 }))).toEqual([doubt]);
  const told = { sulco: '2', de: '10.5', para: '6.1', normal: '0.3', motivo: 'wear', tp_medidor: 'K' };
  expect(grooveQuestion(doubt, null, 'K')).toEqual(told);
  expect(grooveQuestion(doubt, 1_200, 'K')).toEqual({ ...told, rodado: '1200' });
  expect(grooveQuestion(doubt, -5, 'K')).toEqual({ ...told, rodado: '0' });
});
