import type { AnswerOf } from '@terminal/contract';
import { date } from '../core/format/dates.ts';

/** An interval of the technician's own work. */
export type Stretch = AnswerOf<'listOwnWork'>[number];

/** The work of one calendar day of the branch. */
export interface Day {
  /** DD/MM/YYYY */
  date: string;
  /** Time worked, in ms; what still runs is not counted yet. */
  worked: number;
  /** Whether work of the day has ended, and whether some still runs. */
  ended: boolean;
  running: boolean;
  stretches: Stretch[];
}

/** Time of one stretch in ms, whole seconds: those shown add up; null while it runs (G-74). */
export const workedIn = ({
  dt_inicial,
  dt_final,
}: Pick<Stretch, 'dt_inicial' | 'dt_final'>): number | null =>
  dt_final === null ? null : Math.floor((Date.parse(dt_final) - Date.parse(dt_inicial)) / 1000) * 1000;

/** Time of several stretches in ms. */
export const workedInAll = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, stretch) => sum + (workedIn(stretch) ?? 0), 0);

/** How many orders the stretches belong to. */
export const ordersIn = (stretches: readonly Stretch[]): number =>
  new Set(stretches.map(({ nr_sequencial }) => nr_sequencial)).size;

/** Stretches by the day they began on, in the order they come in. */
export function daysOf(stretches: readonly Stretch[], zone: string): Day[] {
  const days = new Map<string, Stretch[]>();
  for (const stretch of stretches) {
    const day = date(stretch.dt_inicial, zone);
    days.set(day, [...(days.get(day) ?? []), stretch]);
  }
  const runs = ({ dt_final }: Stretch) => dt_final === null;
  return [...days].map(([day, own]) => ({
    date: day,
    worked: workedInAll(own),
    ended: !own.every(runs),
    running: own.some(runs),
    stretches: own,
  }));
}
