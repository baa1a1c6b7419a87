import type { Person } from '../people.ts';
import { type Calendar, closes, minute, opens } from '../time.ts';

/** An interval of work, in milliseconds. */
interface Interval {
  start: number;
  end: number;
}

/** Working times by technician: nobody works on two orders at once, nor at night. */
export interface Diary {
  /** The first interval of working time not before a moment; at most `minutes` long, never across a night. */
  book(person: Person, calendar: Calendar, notBefore: number, minutes: number): Interval;
  /** Minutes already taken on a day, as minutes after midnight. */
  takenUntil(person: Person, dayNumber: number): number;
  /** Keeps a whole day free of history. */
  block(person: Person, dayNumber: number): void;
}

/** Saturdays end at one. */
const closesOnSaturday = 13 * 60;
const minutesOfDay = 24 * 60;
/** Longest single interval: fits a Saturday. */
const longest = 330;
/** Between two jobs, in minutes. */
const changeOver = 5;

/** @param firstDay first day anybody can be booked; an empty diary costs two bytes a day and person */
export function createDiary(firstDay: number, lastDay: number): Diary {
  const taken = new Map<number, Uint16Array>();
  const pageOf = (person: Person) => {
    const known = taken.get(person.id);
    if (known !== undefined) return known;
    const page = new Uint16Array(lastDay - firstDay + 40);
    taken.set(person.id, page);
    return page;
  };
  const takenUntil = (person: Person, dayNumber: number) => pageOf(person)[dayNumber - firstDay] ?? 0;
  const note = (person: Person, dayNumber: number, until: number) => {
    if (dayNumber >= firstDay) pageOf(person)[dayNumber - firstDay] = until;
  };
  return {
    takenUntil,
    block: (person, dayNumber) => note(person, dayNumber, minutesOfDay),
    book(person, calendar, notBefore, minutes) {
      const length = Math.max(5, Math.min(longest, Math.round(minutes)));
      const firstTry = calendar.dayOf(notBefore);
      for (let dayNumber = firstTry; ; dayNumber++) {
        const close = calendar.isWorkday(dayNumber)
          ? closes
          : calendar.isSaturday(dayNumber)
            ? closesOnSaturday
            : 0;
        const earliest = dayNumber === firstTry ? calendar.minuteOf(notBefore) + 1 : opens;
        const start = Math.max(opens, earliest, takenUntil(person, dayNumber) + changeOver);
        if (start + length > close) continue;
        note(person, dayNumber, start + length);
        const moment = calendar.at(dayNumber, start) + ((notBefore / 1_000) % 60) * 1_000;
        return { start: moment, end: moment + length * minute };
      }
    },
  };
}
