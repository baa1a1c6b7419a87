export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Working day of the workshops, in minutes after local midnight. */
export const opens = 7 * 60;
export const closes = 18 * 60;

/** Hours the branch's clock is behind UTC; Brazil has had no summer time since 2019. */
const behindUtc: Record<string, number> = { 'America/Sao_Paulo': 3, 'America/Manaus': 4 };

/** Turns moments of one zone into days and back. A moment is milliseconds since 1970 UTC; a day is a number of days. */
export interface Calendar {
  dayOf(moment: number): number;
  /** Minutes after local midnight. */
  minuteOf(moment: number): number;
  at(dayNumber: number, minuteOfDay: number): number;
  isWorkday(dayNumber: number): boolean;
  isSaturday(dayNumber: number): boolean;
  /** 'YYYY-MM-DD' */
  dateText(dayNumber: number): string;
}

/** The calendar of a zone the demonstration uses. */
export function calendarOf(zone: string): Calendar {
  const shift = (behindUtc[zone] ?? 3) * hour;
  // 1 January 1970 was a Thursday.
  const weekday = (dayNumber: number) => (dayNumber + 4) % 7;
  return {
    dayOf: (moment) => Math.floor((moment - shift) / day),
    minuteOf: (moment) => Math.floor(((moment - shift) % day) / minute),
    at: (dayNumber, minuteOfDay) => dayNumber * day + shift + minuteOfDay * minute,
    isWorkday: (dayNumber) => weekday(dayNumber) >= 1 && weekday(dayNumber) <= 5,
    isSaturday: (dayNumber) => weekday(dayNumber) === 6,
    dateText: (dayNumber) => new Date(dayNumber * day).toISOString().slice(0, 10),
  };
}

/** Text PostgreSQL reads as the moment. */
export function stamp(moment: number): string {
  return new Date(moment).toISOString();
}

export function stampOrNull(moment: number | null): string | null {
  return moment === null ? null : stamp(moment);
}
