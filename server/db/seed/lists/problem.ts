/** Criticality: 1 immediate, 5 emergency, 2 high, 3 medium, 4 light. */
export type Criticality = 1 | 2 | 3 | 4 | 5;

export interface Problem {
  name: string;
  criticality: Criticality;
  /** Standard service; absent: the order begins without items. */
  service?: string;
  /** What people write when they open the order. */
  reports: readonly string[];
}

export interface Segment {
  name: string;
  department: 'FROTA' | 'ARMAZEM' | null;
  tyres?: true;
  /** Bodies and trailers have it too. */
  trailers?: true;
  problems: readonly Problem[];
}

/** A line of the lists of problems. */
export const problem = (
  name: string,
  criticality: Criticality,
  service: string | undefined,
  ...reports: string[]
): Problem => ({
  name,
  criticality,
  reports,
  ...(service === undefined ? {} : { service }),
});
