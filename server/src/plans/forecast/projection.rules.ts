import type { z } from 'zod';
import { number, row } from '../../core/row.ts';

/** A cycle of a plan as far as its due date is concerned. */
export const Cycle = row({
  nr_seq_ciclo: number,
  nr_ordem: number,
  /** Meter units after the one before it; null: by days alone. */
  km_intervalo: number.nullable(),
  qt_dias: number.nullable(),
});
export type Cycle = z.infer<typeof Cycle>;

/** A cycle on the day it is expected. */
export interface Projected<C extends Cycle> {
  cycle: C;
  /** Whole days since 1970-01-01. */
  day: number;
}

/**
 * The cycles of a vehicle's plan until the end of the window. The first is the one that is next, on its own day; each
 * further one is the next of the ring, counted from the day before it falls due: whichever comes first of its days and
 * its meter at the vehicle's average use. What is overdue can be done today at the earliest, so it counts from today.
 * No cycle is left out, and the projection ends at the first one without an estimable date.
 * @param ring cycles of the plan in their order, with the next one among them
 * @param perDay meter units a day; null or 0: the vehicle does not move
 */
export function project<C extends Cycle>(
  ring: readonly C[],
  next: { nr_seq_ciclo: number; day: number },
  window: { today: number; last: number },
  perDay: number | null,
): Projected<C>[] {
  const begin = ring.findIndex(({ nr_seq_ciclo }) => nr_seq_ciclo === next.nr_seq_ciclo);
  const projected: Projected<C>[] = [];
  if (begin < 0) return projected;
  for (const cycle of around(ring, begin)) {
    const before = projected.at(-1)?.day;
    const day = before === undefined ? next.day : Math.max(before, window.today) + daysOf(cycle, perDay);
    if (day > window.last) break;
    projected.push({ cycle, day });
  }
  return projected;
}

/** The cycles of a ring from one of them on, without end. */
function* around<C>(ring: readonly C[], begin: number): Generator<C> {
  yield* ring.slice(begin);
  for (;;) yield* ring;
}

/** Duration of a cycle in days, at least one; infinite if unknown. */
function daysOf({ km_intervalo, qt_dias }: Cycle, perDay: number | null): number {
  const byMeter = km_intervalo === null || perDay === null ? Infinity : Math.ceil(km_intervalo / perDay);
  return Math.max(1, Math.min(qt_dias ?? Infinity, byMeter));
}
