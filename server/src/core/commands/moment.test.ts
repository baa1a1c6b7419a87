import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

const at = (time: string) => new Date(`2026-04-20T${time}:00Z`);
const now = at('12:00');

test.each([
  { why: 'as the terminal says', given: at('10:00'), follows: at('09:00'), counts: at('10:00') },
  { why: 'never later than now', given: at('13:00'), follows: at('09:00'), counts: now },
  { why: 'never before what it follows', given: at('08:00'), follows: at('09:00'), counts: at('09:00') },
  { why: 'right after what it follows', given: at('09:00'), follows: at('09:00'), counts: at('09:00') },
  {
    why: 'as the terminal says days later too',
    given: new Date('2026-04-17T22:15:00Z'),
    follows: new Date('2026-04-17T20:15:00Z'),
    counts: new Date('2026-04-17T22:15:00Z'),
  },
  {
    why: 'never before what it follows days later',
    given: new Date('2020-01-01T00:00:00Z'),
    follows: new Date('2026-04-17T20:15:00Z'),
    counts: new Date('2026-04-17T20:15:00Z'),
  },
  { why: 'now, where what it follows lies ahead', given: at('10:00'), follows: at('12:30'), counts: now },
])('a kept command counts $why', ({ given, follows, counts }) => {
  expect(momentOf(given, now, follows)).toEqual(counts);
});
