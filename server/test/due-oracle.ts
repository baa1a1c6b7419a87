/**
 * The oracle of the tests of what is due: the product asks the database (plano_vencimento), and what that answers is
 * compared with this (server/src/plans/agreement.api.test.ts).
 */

/** V overdue, A due soon, null in time (docs/planning.md). */
type DueStatus = 'V' | 'A' | null;

/** A meter's reading; days are calendar days of the branch, counted from any fixed one; units are km or hours. */
export interface Reading {
  day: number;
  value: number;
  /** At an exchange of the meter: what the old one showed last. */
  old?: number | null;
}

/** How much a vehicle runs, kept as a fraction so that no division rounds a day away. */
export interface Rate {
  units: number;
  days: number;
}

/** Fewer days between two readings say nothing about an average. */
const leastDays = 7;
/** The furthest a meter is projected, in days. */
const furthest = 36_500;

/**
 * Average use: what was run from the first to the last reading of the window, at least seven days apart, across exchanges
 * of the meter. Otherwise what is usual for the vehicle's type. The database computes the same (medidor_de).
 * @param readings of the window, in order
 */
export function rateOf(readings: readonly Reading[], usual: Rate): Rate {
  const [first, ...later] = readings;
  const last = later.at(-1);
  if (first === undefined || last === undefined || last.day - first.day < leastDays) return usual;
  const shifted = later.reduce((sum, { value, old }) => sum + value - (old ?? value), 0);
  return { units: last.value - first.value - shifted, days: last.day - first.day };
}

/** What decides when a vehicle's next cycle is due. */
export interface DueFacts {
  today: number;
  meter: number;
  /** Meter and day of the cycle done last. */
  last: Reading;
  /** Interval of the next cycle in meter units and in days; at least one of them. */
  cycle: { units: number | null; days: number | null };
  /** From how near on it counts as due soon: the plan's own distances, else the company's. */
  alert: { units: number; days: number };
  rate: Rate;
}

/** When it is due and how near that is. */
export interface Due {
  nextMeter: number | null;
  /** Meter units left; below zero when passed. */
  left: number | null;
  limitDay: number | null;
  /** Day on which the meter gets there at the average rate; null: never, or no meter in the cycle. */
  meterDay: number | null;
  /** The earlier of the two. */
  expectedDay: number | null;
  meterStatus: DueStatus;
  dayStatus: DueStatus;
  status: DueStatus;
}

/**
 * The due status of one vehicle in one plan; the database computes the same for a fleet (plano_vencimento, and a test
 * compares them). Meter and days are judged apart and the worse counts: whichever comes first (docs/planning.md, G-66).
 */
export function dueOf(facts: DueFacts): Due {
  const { today, meter, last, cycle, alert } = facts;
  const nextMeter = cycle.units === null ? null : last.value + cycle.units;
  const left = nextMeter === null ? null : nextMeter - meter;
  const limitDay = cycle.days === null ? null : last.day + cycle.days;
  const meterDay = left === null ? null : projected(today, left, facts.rate);
  const meterStatus = judge(
    left !== null && left <= 0,
    (left !== null && left <= alert.units) || within(meterDay, today, alert.days),
  );
  const dayStatus = judge(limitDay !== null && today > limitDay, within(limitDay, today, alert.days));
  const status = judge(meterStatus === 'V' || dayStatus === 'V', meterStatus === 'A' || dayStatus === 'A');
  return {
    nextMeter,
    left,
    limitDay,
    meterDay,
    expectedDay: earlier(limitDay, meterDay),
    meterStatus,
    dayStatus,
    status,
  };
}

/** Day on which the remaining distance will be used up, today if nothing is left; null for a vehicle that is not used. */
function projected(today: number, left: number, { units, days }: Rate): number | null {
  if (units <= 0) return null;
  return today + Math.min(Math.ceil((Math.max(left, 0) * days) / units), furthest);
}

const judge = (overdue: boolean, soon: boolean): DueStatus => (overdue ? 'V' : soon ? 'A' : null);

const within = (day: number | null, today: number, distance: number): boolean =>
  day !== null && day - today <= distance;

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
