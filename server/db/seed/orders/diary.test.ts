import { describe, expect, it } from 'vitest';
import { calendarOf, hour } from '../time.ts';
import { createDiary } from './diary.ts';

const calendar = calendarOf('America/Sao_Paulo');
const moment = (text: string) => Date.parse(`${text}-03:00`);
const person = { id: 1, name: 'X', kind: 'truck' as const, branches: [1], digits: '000' };
const firstDay = calendar.dayOf(moment('2026-04-01T12:00:00'));
const diary = () => createDiary(firstDay, firstDay + 60);
const local = (at: number) => new Date(at - 3 * hour).toISOString().slice(0, 16);

describe('the diary of a technician', () => {
  it('begins at once within working hours', () => {
    const { start, end } = diary().book(person, calendar, moment('2026-04-20T10:00:00'), 60);
    expect([local(start), local(end)]).toEqual(['2026-04-20T10:01', '2026-04-20T11:01']);
  });

  it('never overlaps', () => {
    const book = diary();
    const first = book.book(person, calendar, moment('2026-04-20T10:00:00'), 60);
    const second = book.book(person, calendar, moment('2026-04-20T10:10:00'), 60);
    expect(second.start).toBeGreaterThan(first.end);
  });

  it.each([
    ['an evening goes to the next morning', '2026-04-20T19:00:00', '2026-04-21T07:00'],
    ['what does not fit before six goes to the next morning', '2026-04-20T17:30:00', '2026-04-21T07:00'],
    ['a Saturday afternoon goes to Monday', '2026-04-18T14:00:00', '2026-04-20T07:00'],
    ['a Sunday goes to Monday', '2026-04-19T09:00:00', '2026-04-20T07:00'],
  ])('%s', (_what, notBefore, expected) => {
    expect(local(diary().book(person, calendar, moment(notBefore), 60).start)).toBe(expected);
  });

  it('leaves blocked days free', () => {
    const book = diary();
    book.block(person, calendar.dayOf(moment('2026-04-20T12:00:00')));
    expect(local(book.book(person, calendar, moment('2026-04-20T09:00:00'), 30).start)).toBe(
      '2026-04-21T07:00',
    );
  });
});
