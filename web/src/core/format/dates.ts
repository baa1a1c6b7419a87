/// <reference lib="esnext.temporal" />
import { defaultZone } from '@terminal/contract/zone';

const cache = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hourCycle: 'h23', ...options });
  cache.set(key, made);
  return made;
}

const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const timeParts = { hour: '2-digit', minute: '2-digit' } as const;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Day and time of a moment on the wall clock of a zone. A browser's first formatter reads its languages, which takes a slow phone
 * 100 ms; `Temporal` needs none of them, where there is one.
 */
function wallClock(ms: number, zone: string): { day: string; time: string } {
  if (typeof Temporal === 'undefined')
    return { day: formatOf(zone, dayParts).format(ms), time: formatOf(zone, timeParts).format(ms) };
  const clock = Temporal.Instant.fromEpochMilliseconds(Math.floor(ms)).toZonedDateTimeISO(zone);
  return {
    day: `${two(clock.day)}/${two(clock.month)}/${clock.year}`,
    time: `${two(clock.hour)}:${two(clock.minute)}`,
  };
}

/** A moment as DD/MM/YYYY HH:mm on the branch's wall clock, never broken into lines (CORE-07). Empty when there is none. */
export function dateTime(moment: string | number | null | undefined, zone = defaultZone): string {
  const day = date(moment, zone);
  return day && `${day}\xa0${time(moment, zone)}`;
}

/** A moment as DD/MM/YYYY. */
export function date(moment: string | number | null | undefined, zone = defaultZone): string {
  const ms = msOf(moment);
  return ms === null ? '' : wallClock(ms, zone).day;
}

/** The calendar day of a moment, YYYY-MM-DD. */
export const dayOf = (moment: number, zone: string): string =>
  date(moment, zone).split('/').toReversed().join('-');

/** A moment as HH:mm. */
export function time(moment: string | number | null | undefined, zone = defaultZone): string {
  const ms = msOf(moment);
  return ms === null ? '' : wallClock(ms, zone).time;
}

/** Whether two moments fall on the same calendar day of the branch. */
export const sameDay = (a: string | number, b: string | number, zone = defaultZone): boolean =>
  date(a, zone) === date(b, zone);

function msOf(moment: string | number | null | undefined): number | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const ms = typeof moment === 'number' ? moment : Date.parse(moment);
  return Number.isNaN(ms) ? null : ms;
}
