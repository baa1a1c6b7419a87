import { dayMs } from '@terminal/contract/days';
import { date, time } from '../../core/format/dates.ts';

/** Text of a moment: name of the day if near, else the date, without the present year. */
export interface Said {
  key: 'today' | 'yesterday' | 'tomorrow' | 'onDay';
  day: string;
  time: string;
}

/** Says a moment on a company's clock. @param now milliseconds */
export function sayMoment(moment: string, now: number, zone: string): Said {
  const own = zoneOrNone(zone);
  const day = date(moment, own);
  const near = [
    ['today', now],
    ['yesterday', now - dayMs],
    ['tomorrow', now + dayMs],
  ] as const;
  const key = near.find(([, other]) => date(other, own) === day)?.[0] ?? 'onDay';
  const thisYear = day.slice(-4) === date(now, own).slice(-4);
  return { key, day: thisYear ? day.slice(0, 5) : day, time: time(moment, own) };
}

/** The zone, or the product's usual one for a name no browser knows. */
function zoneOrNone(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}
