/** Unit of a vehicle's meter: K km, H hours. */
export type MeterUnit = 'K' | 'H';

/** A tyre on a position, from one value of the vehicle's meter to another. */
export interface Application {
  life: number;
  /** On the spare's position: it runs nothing there. */
  spare: boolean;
  unit: MeterUnit;
  from: number;
  /** null: it is there now. */
  to: number | null;
  /** What the vehicle's meter shows now. */
  meter: number;
}

/** What a vehicle runs, kept as a fraction so that no division rounds a day away. */
interface Rate {
  units: number;
  days: number;
}

/** Usage that tells a rate of wear: less of it and a tenth of a mm misread would decide. */
const leastUsage: Readonly<Record<MeterUnit, number>> = { K: 1_000, H: 100 };
/** The furthest a tyre is projected, in days. */
const furthest = 36_500;

/** What a tyre ran in one application (docs/tyre-life.md). */
export const usageOf = ({ spare, from, to, meter }: Application): number =>
  spare ? 0 : Math.max(0, (to ?? meter) - from);

/** What a tyre ran in all of them, on meters of one unit; `life`: in that life alone, which begins at 0 after a retread. */
export function totalUsage(applications: readonly Application[], unit: MeterUnit, life?: number): number {
  return applications
    .filter((one) => one.unit === unit && (life === undefined || one.life === life))
    .reduce((sum, one) => sum + usageOf(one), 0);
}

/** Facts for the wear of a tyre in a life; depths are the limiting ones, in mm. */
export interface WearFacts {
  unit: MeterUnit;
  /** When the life began. */
  firstDepth: number;
  lastDepth: number;
  /** Usage in the life at the last measurement. */
  lastUsage: number;
  /** Usage in the present life. */
  usage: number;
  /** On the spare's position now. */
  spare: boolean;
  /** Depth it is removed at. */
  limit: number;
  vehicle: Rate;
  /** Day of the branch, counted from any fixed one. */
  today: number;
}

/** How a tyre wears, and when it must be removed. */
export interface Wear {
  /** mm per 1,000 units; null: it has run too little, or does not wear. */
  rate: number | null;
  /** Meter units until the limit; 0 at or below it, null: unknown. */
  left: number | null;
  /** Day it must be removed; null: unknown, or it does not run. */
  removalDay: number | null;
}

/** Wear and end of a tyre (docs/tyre-life.md); the database computes the same for a fleet, and a test compares them. */
export function wearOf(facts: WearFacts): Wear {
  const worn = tenths(facts.firstDepth) - tenths(facts.lastDepth);
  const above = tenths(facts.lastDepth) - tenths(facts.limit);
  const known = facts.lastUsage >= leastUsage[facts.unit] && worn > 0;
  const rate = known ? Math.round((worn * 1_000_000) / facts.lastUsage) / 10_000 : null;
  if (above <= 0) return { rate, left: 0, removalDay: facts.today };
  if (!known) return { rate, left: null, removalDay: null };
  const atMeasurement = Math.floor((above * facts.lastUsage) / worn);
  const left = Math.max(0, atMeasurement - (facts.usage - facts.lastUsage));
  const { units, days } = facts.vehicle;
  if (facts.spare || units <= 0) return { rate, left, removalDay: null };
  return { rate, left, removalDay: facts.today + Math.min(Math.ceil((left * days) / units), furthest) };
}

/** Depths have one decimal: whole tenths are compared and divided exactly. */
const tenths = (mm: number) => Math.round(mm * 10);
