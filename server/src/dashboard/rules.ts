import { dayMs } from '@terminal/contract/days';

/** Days the figures of the dashboard look back from today. */
export const windowDays = 30;

/** Working hours of a weekday, against which labour is measured. */
const hoursOfDay = 8;

/** Seconds as hours with two decimals. */
export const hoursOf = (seconds: number): number => Math.round(seconds / 36) / 100;

/** Labour as a percentage of eight hours on each weekday, one decimal: 120 h in 22 weekdays → 68.2. */
export function utilisation(labourSeconds: number, weekdays: number): number {
  if (weekdays === 0) return 0;
  return Math.round((labourSeconds / 3600 / (hoursOfDay * weekdays)) * 1000) / 10;
}

/** A part as a percentage with one decimal: 3 of 4 → 75; null when the whole is 0. */
export const percentage = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** Mean days between failures: seconds all vehicles were available, divided by the failures; null without failures. */
export const daysBetween = (upSeconds: number, failures: number): number | null =>
  failures === 0 ? null : Math.round((upSeconds / 86_400 / failures) * 100) / 100;

/** Longest period the indicators are computed for, in days. */
const longestPeriod = 366;

/** Whether two calendar days (YYYY-MM-DD) are the first and the last of a period of at most 366 days. */
export function isPeriod(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= longestPeriod;
}
