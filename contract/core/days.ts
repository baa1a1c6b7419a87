/** Length of a day in ms. Calendar days are counted as UTC, where each has this length. */
export const dayMs = 86_400_000;

/** A calendar day (YYYY-MM-DD) as a number to count with: whole days since 1970-01-01. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The calendar day of a number, YYYY-MM-DD. */
export const isoDay = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
