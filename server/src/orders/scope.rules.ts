/** Which orders a list holds; the screens differ in this and in their filters (G-35). */
export interface ListScope {
  department: 'FROTA' | 'ARMAZEM';
  origin: 'I' | 'E';
  /** Leaves out plan orders unless a type is asked for: they have lists of their own. */
  withoutPlans: boolean;
  /** Reopened orders: left out, only these, or among the others (suppliers have no list of reopened ones). */
  reopened: 'without' | 'only' | 'with';
}

/** Scope of the home list; `status` R asks for the reopened ones. */
export const fleetScope = (origin: 'I' | 'E', status: 'A' | 'R'): ListScope => ({
  department: 'FROTA',
  origin,
  withoutPlans: true,
  reopened: status === 'R' ? 'only' : 'without',
});

/** Scope of the warehouse lists. */
export const warehouseScope = (origin: 'I' | 'E', supplier: boolean): ListScope => ({
  department: 'ARMAZEM',
  origin,
  withoutPlans: origin === 'I',
  reopened: supplier ? 'with' : 'without',
});

/** Scope of the external list of the fleet. */
export const externalScope = (supplier: boolean): ListScope => ({
  department: 'FROTA',
  origin: 'E',
  withoutPlans: false,
  reopened: supplier ? 'with' : 'without',
});
