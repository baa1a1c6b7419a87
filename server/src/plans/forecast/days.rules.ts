/** Monday of a day's ISO week. 1970-01-01 was a Thursday. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** Mondays of the weeks from one day to another, both included. */
export function mondaysBetween(from: number, to: number): number[] {
  const mondays: number[] = [];
  for (let monday = mondayOf(from); monday <= to; monday += 7) mondays.push(monday);
  return mondays;
}
