import { daysBetween } from './due-day.ts';

/** How far beyond or before it is, in meter units or in days. */
export type Nearness =
  | { of: 'meter'; is: 'over' | 'left'; count: number }
  | { of: 'days'; is: 'over' | 'left' | 'today'; count: number };

/** What is left on the meter, or has been run beyond; null where the cycle does not count it. */
export function meterNearness(next: number | null, now: number): Nearness | null {
  if (next === null) return null;
  return { of: 'meter', is: now >= next ? 'over' : 'left', count: Math.abs(next - now) };
}

/** Days until the due day, or since; null without one. */
export function dayNearness(day: string | null, today: string): Nearness | null {
  if (day === null) return null;
  const days = daysBetween(today, day);
  if (days === 0) return { of: 'days', is: 'today', count: 0 };
  return { of: 'days', is: days < 0 ? 'over' : 'left', count: Math.abs(days) };
}
