import type { AnswerOf } from '@terminal/contract';
import { date } from '../core/format/dates.ts';

/** An interval of the technician's own work. */
export type Interval = AnswerOf<'listOwnWork'>[number];

/** The work of one calendar day of the branch. */
export interface Day {
  /** DD/MM/YYYY */
  date: string;
  /** Time worked, in ms; what still runs is not counted yet. */
  worked: number;
  /** Whether work of the day has ended, and whether some still runs. */
  ended: boolean;
  running: boolean;
  intervals: Interval[];
}

/** Time of one interval in ms, whole seconds: those shown add up; null while it runs (G-74). */
export const workedIn = ({
  dt_inicial,
  dt_final,
}: Pick<Interval, 'dt_inicial' | 'dt_final'>): number | null =>
  dt_final === null ? null : Math.floor((Date.parse(dt_final) - Date.parse(dt_inicial)) / 1000) * 1000;

/** Time of several intervals in ms. */
export const workedInAll = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, interval) => sum + (workedIn(interval) ?? 0), 0);

/** How many orders the intervals belong to. */
export const ordersIn = (intervals: readonly Interval[]): number =>
  new Set(intervals.map(({ nr_sequencial }) => nr_sequencial)).size;

/** Intervals by the day they began on, in the order they come in. */
export function daysOf(intervals: readonly Interval[], zone: string): Day[] {
  const days = new Map<string, Interval[]>();
  for (const interval of intervals) {
    const day = date(interval.dt_inicial, zone);
    days.set(day, [...(days.get(day) ?? []), interval]);
  }
  const runs = ({ dt_final }: Interval) => dt_final === null;
  return [...days].map(([day, own]) => ({
    date: day,
    worked: workedInAll(own),
    ended: !own.every(runs),
    running: own.some(runs),
    intervals: own,
  }));
}
