/** Day and hour of a schedule in stored form (SCHED-07). */
export interface Rhythm {
  dia_semana: string;
  /** '0' to '23', or 'HORA EM HORA'. */
  hora: string;
}

const weekdays = ['DOMINGO', 'SEGUNDA', 'TERCA', 'QUARTA', 'QUINTA', 'SEXTA', 'SABADO'];
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How late a slot may still begin (G-95): until the next hour's would. */
const latestStart = hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for what is no time zone */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Whether the name is a time zone. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What a clock in the zone shows, as the milliseconds a clock of UTC would show it at. */
function localOf(instant: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * The moment a clock in the zone shows `local`. An hour that comes twice is the first of the two; one that the clock
 * leaps over is the moment of the leap: work that is due once a day is done once a day.
 */
function momentOf(local: number, zone: string): number {
  const offsetAt = (instant: number) => localOf(instant, zone) - instant;
  const before = local - offsetAt(local - dayMs);
  const after = local - offsetAt(local + dayMs);
  const shown = [before, after].filter((instant) => localOf(instant, zone) === local);
  return shown.length === 0 ? before : Math.min(...shown);
}

const startOfDay = (local: number) => Math.floor(local / dayMs) * dayMs;

/** @param local a moment of the local clock */
const isOnDay = ({ dia_semana }: Rhythm, local: number) =>
  dia_semana === 'TODOS' || weekdays[new Date(local).getUTCDay()] === dia_semana;

const isHourly = ({ hora }: Rhythm) => hora === 'HORA EM HORA';

/** Start of the local hour of a moment. */
const hourOf = (now: number, zone: string) => {
  const local = localOf(now, zone);
  return Math.floor((now - (local % hourMs)) / 1_000) * 1_000;
};

/**
 * The slot a schedule is due for: the newest one, begun less than an hour ago; null when there is none. Older slots are
 * past, so of several missed ones only the last is made up for (G-95).
 * @throws RangeError for what is no time zone
 */
export function dueSlot(rhythm: Rhythm, zone: string, now: Date): Date | null {
  const at = now.getTime();
  if (isHourly(rhythm)) {
    const slot = hourOf(at, zone);
    return isOnDay(rhythm, localOf(slot, zone)) ? new Date(slot) : null;
  }
  const today = startOfDay(localOf(at, zone));
  const slot = [today, today - dayMs]
    .filter((day) => isOnDay(rhythm, day))
    .map((day) => momentOf(day + Number(rhythm.hora) * hourMs, zone))
    .find((moment) => moment <= at && at - moment < latestStart);
  return slot === undefined ? null : new Date(slot);
}

/**
 * The first slot after a moment.
 * @throws RangeError for what is no time zone
 */
export function nextSlot(rhythm: Rhythm, zone: string, after: Date): Date {
  const at = after.getTime();
  const today = startOfDay(localOf(at, zone));
  if (isHourly(rhythm)) {
    const next = hourOf(at, zone) + hourMs;
    if (isOnDay(rhythm, localOf(next, zone))) return new Date(next);
  }
  const hour = isHourly(rhythm) ? 0 : Number(rhythm.hora);
  // Eight days, because today's slot may be past.
  for (let day = today; day <= today + 8 * dayMs; day += dayMs) {
    const slot = isOnDay(rhythm, day) ? momentOf(day + hour * hourMs, zone) : at;
    if (slot > at) return new Date(slot);
  }
  throw new RangeError(`no day is called ${rhythm.dia_semana}`);
}
