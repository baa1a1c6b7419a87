const format = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Where a day begins on this device, some days later than the one chosen (YYYY-MM-DD). */
export function dayBegins(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** A moment of the trail in the zone of this device, to the second: the panel belongs to no branch. */
export const trailMoment = (moment: string): string => format.format(new Date(moment)).replace(',', '');
