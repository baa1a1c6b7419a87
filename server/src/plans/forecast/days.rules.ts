const dayMs = 86_400_000;

/** A calendar day as a number to count with: whole days since 1970-01-01. */
export const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayMs;

/** The calendar day of a number, YYYY-MM-DD. */
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Monday of a day's ISO week. 1970-01-01 was a Thursday. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** Mondays of the weeks from one day to another, both included. */
export function mondaysBetween(from: number, to: number): number[] {
  const mondays: number[] = [];
  for (let monday = mondayOf(from); monday <= to; monday += 7) mondays.push(monday);
  return mondays;
}
