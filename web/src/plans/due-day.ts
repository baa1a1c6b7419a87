import { dayMs } from '@terminal/contract/days';

/** A day this many years ahead or more means "no date". */
const farYears = 5;

/** A due day as DD/MM/YYYY; '-' if there is none, or it is so far ahead that it means none (PREV-06, G-67). */
export function dueDay(day: string | null, today: string): string {
  if (day === null || Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) + farYears) return '-';
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** Whole days from one calendar day to another; below zero when the other is past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The calendar day of the branch, YYYY-MM-DD. */
export const todayIn = (zone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
