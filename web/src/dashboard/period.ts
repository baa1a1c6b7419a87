import { dayMs } from '@terminal/contract/days';
import { serverNow } from '../core/api/clock.ts';

/** First and last calendar day, YYYY-MM-DD. */
export interface Period {
  de: string;
  ate: string;
}

/** The period of so many days that ends today, on the calendar of the branch. */
export function lastDays(count: number, zone: string, now = serverNow()): Period {
  const ate = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
  const first = new Date(Date.parse(ate) - (count - 1) * dayMs);
  return { de: first.toISOString().slice(0, 10), ate };
}
