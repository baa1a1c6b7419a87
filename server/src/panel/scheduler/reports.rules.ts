/** Most rows of a report that are shown. */
export const mostRows = 500;

/** A cell of a report; null: empty. */
export type Cell = string | number | null;

/** A built-in report as people read it. */
export interface Report {
  title: string;
  /** Name of the company. */
  company: string;
  /** When it was made, on the company's clock. */
  moment: string;
  columns: { name: string; kind: 'text' | 'number' }[];
  rows: Cell[][];
  /** All rows there are, shown or not. */
  total: number;
}

/** A day or a moment as databases write it, as people do: '2026-04-20 06:00' → '20/04/2026 06:00'. */
export const dayOf = (written: string | null): string | null =>
  written === null ? null : written.replace(/^(\d{4})-(\d{2})-(\d{2})/, '$3/$2/$1');

/** A number with its thousands, as both languages of the product write it: 1234.5 → '1.234,5'. */
export const numberOf = (value: number): string => numbers.format(value);

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** A moment on a clock, DD/MM/YYYY HH:MM; in UTC if the zone is unknown. */
export function momentOn(moment: Date, zone: string): string {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`;
}

const clock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

function clockOf(zone: string): Intl.DateTimeFormat {
  try {
    return clock(zone);
  } catch {
    return clock('UTC');
  }
}
