import { mondayOf } from './days.rules.ts';

/** Last day of the forecast, counted from today. */
export const windowDays = 90;
/** Days within which two plans of a vehicle are better done together. */
const togetherDays = 7;

/**
 * The day on which what is due on a day is done: that one, or the next on which the branch works; that one where no such day is known.
 * @param off days on which it does not
 */
export function workday(day: number, off: ReadonlyMap<number, string>): number {
  let next = day;
  while (off.has(next)) next += 1;
  return next - day > mostOff ? day : next;
}

/** A branch that is off for longer than this is not waited for. */
const mostOff = 30;

/** A need of parts on a day. */
export interface Need {
  /** Whole days since 1970-01-01. */
  day: number;
  /** An open order still has to take these: what is reserved is given out before anything else. */
  reserved: boolean;
  parts: readonly { nr_seq_item: number; quantity: number }[];
}

/** What a need will lack. */
export type Shortage = { nr_seq_item: number; missing: number }[];

/**
 * Distributes the stock of a branch: first to what open orders have reserved, then by due day. What a cycle does not get is missing.
 * Needs of one day take in the order they are given; answered in that order too.
 * @param stock quantity by number of the part; a part the branch does not keep counts as none
 */
export function shortages(needs: readonly Need[], stock: ReadonlyMap<number, number>): Shortage[] {
  const left = new Map(stock);
  const lacking: Shortage[] = needs.map(() => []);
  const byDay = needs
    .map((need, place) => ({ need, place }))
    .sort((a, b) => {
      if (a.need.reserved !== b.need.reserved) return a.need.reserved ? -1 : 1;
      return a.need.day - b.need.day;
    });
  for (const { need, place } of byDay) {
    for (const { nr_seq_item, quantity } of need.parts) {
      const there = Math.max(0, left.get(nr_seq_item) ?? 0);
      left.set(nr_seq_item, there - Math.min(there, quantity));
      // Quantities have two decimals; binary fractions must not show.
      if (quantity > there)
        lacking[place]?.push({ nr_seq_item, missing: Math.round((quantity - there) * 100) / 100 });
    }
  }
  return lacking;
}

/** A cycle of a vehicle on a day. */
interface Visit {
  nr_placa: string;
  nr_seq_veiculo_plano: number;
  day: number;
}

/** For each due date those of other plans of the same vehicle within seven days; overdue ones count as due today. */
export function together<V extends Visit>(visits: readonly V[], today: number): V[][] {
  const byPlate = new Map<string, V[]>();
  for (const visit of visits) byPlate.set(visit.nr_placa, [...(byPlate.get(visit.nr_placa) ?? []), visit]);
  const on = ({ day }: Visit) => Math.max(day, today);
  return visits.map((visit) =>
    (byPlate.get(visit.nr_placa) ?? []).filter(
      (other) =>
        other.nr_seq_veiculo_plano !== visit.nr_seq_veiculo_plano &&
        Math.abs(on(other) - on(visit)) <= togetherDays,
    ),
  );
}

/** Monday of the week a cycle belongs to; null where it is overdue: V, or a day that has passed. */
export const weekOf = (day: number, overdue: boolean, today: number): number | null =>
  overdue || day < today ? null : mondayOf(day);

/** Seconds of work as hours with one decimal. */
export const hoursOf = (seconds: number): number => Math.round(seconds / 360) / 10;
