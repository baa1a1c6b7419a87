import { expect, it } from 'vitest';
import { workedTime } from './worked.ts';

const interval = (from: string, to: string | null) => ({
  dt_inicio: `2026-11-25T${from}Z`,
  dt_final: to && `2026-11-25T${to}Z`,
});
const at = (time: string) => Date.parse(`2026-11-25T${time}Z`);

it('the time worked adds up the minutes of the intervals', () => {
  const twice = [interval('08:00:00', '08:01:50'), interval('08:10:00', '08:11:50')];
  expect(workedTime(twice, at('09:00:00'))).toBe(2 * 60_000);
});

it('the time worked never falls: neither when work is resumed after the clock of the page, nor when it is paused', () => {
  const first = interval('11:55:00', '11:56:10');
  const times = [
    workedTime([interval('11:55:00', null)], at('11:56:00')),
    workedTime([first], at('11:56:00')),
    workedTime([first, interval('11:56:40', null)], at('11:56:00')),
    workedTime([first, interval('11:56:40', null)], at('11:57:30')),
    workedTime([first, interval('11:56:40', '11:57:35')], at('11:57:30')),
    workedTime([first, interval('11:56:40', '11:57:35'), interval('11:58:00', null)], at('11:59:00')),
  ];
  expect(times).toEqual([1, 1, 1, 1, 1, 2].map((minutes) => minutes * 60_000));
});
