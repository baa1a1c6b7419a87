import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

const at = (time: string) => new Date(`2026-04-20T${time}:00Z`);
const now = at('12:00');

test.each([
  { why: 'as the terminal says', given: at('10:00'), follows: at('09:00'), counts: at('10:00') },
  { why: 'with nothing before it', given: at('10:00'), follows: null, counts: at('10:00') },
  { why: 'never later than now', given: at('13:00'), follows: at('09:00'), counts: now },
  { why: 'never before what it follows', given: at('08:00'), follows: at('09:00'), counts: at('09:00') },
  { why: 'right after what it follows', given: at('09:00'), follows: at('09:00'), counts: at('09:00') },
  {
    why: 'at most a day back',
    given: new Date('2026-04-18T10:00:00Z'),
    follows: new Date('2026-04-18T09:00:00Z'),
    counts: new Date('2026-04-19T12:00:00Z'),
  },
  { why: 'now, where what it follows lies ahead', given: at('10:00'), follows: at('12:30'), counts: now },
])('a kept command counts $why', ({ given, follows, counts }) => {
  expect(momentOf(given, now, follows)).toEqual(counts);
});
