import { planTypes, preventiveTypes, vehicleType } from '@terminal/contract';

/** Which orders a list holds; the screens differ in this and in their filters (G-35). */
export interface ListScope {
  /** null: the departments the reader works in. */
  department: 'FROTA' | 'ARMAZEM' | null;
  /** null: internal and external orders. */
  origin: 'I' | 'E' | null;
  /** Plan orders. apart: excluded unless a type is filtered for; among: included; preventive: only preventives. */
  plans: 'apart' | 'among' | 'preventive';
  /** Reopened orders: left out, only these, or among the others (suppliers have no list of reopened ones). */
  reopened: 'without' | 'only' | 'with';
}

type Origin = 'I' | 'E';

/** What a list was asked for that decides its scope. */
interface Asked {
  origin?: Origin | undefined;
  type?: string | undefined;
  status?: 'A' | 'R' | undefined;
}

/** Types selected by a filter: V includes vehicle and bodywork preventives (G-35), unless `tipoExato` is set. */
export const typesOf = (type: string, alone = false): readonly string[] =>
  type === vehicleType && !alone ? preventiveTypes : [type];

/** Origin of a list: the one asked for; plan orders are listed wherever they are done, others in the own workshop. */
function originOf({ origin, type = '' }: Asked): Origin | null {
  return origin ?? (planTypes.includes(type) ? null : 'I');
}

/** Scope of the fleet's list, and of its plan orders by their type; `status` R asks for the reopened ones. */
export const fleetScope = (asked: Asked): ListScope => ({
  department: 'FROTA',
  origin: originOf(asked),
  plans: 'apart',
  reopened: asked.status === 'R' ? 'only' : 'without',
});

/** Scope of the warehouse lists. */
export function warehouseScope(asked: Asked, supplier: boolean): ListScope {
  const origin = originOf(asked);
  return {
    department: 'ARMAZEM',
    origin: supplier && origin === 'E' ? null : origin,
    plans: origin === 'I' ? 'apart' : 'among',
    reopened: supplier ? 'with' : 'without',
  };
}

/** Scope of the external list of the fleet; a supplier's holds his internal orders too: he has no other list (G-45). */
export const externalScope = (supplier: boolean): ListScope => ({
  department: 'FROTA',
  origin: supplier ? null : 'E',
  plans: 'among',
  reopened: supplier ? 'with' : 'without',
});

/** Preventives of the warehouse's equipment, wherever they are done. */
export const warehousePreventiveScope = (origin: Origin | undefined): ListScope => ({
  department: 'ARMAZEM',
  origin: origin ?? null,
  plans: 'preventive',
  reopened: 'without',
});

/** Reopened orders of the branch, of the departments one works in (LIST-39). */
export const reopenedScope = (origin: Origin | undefined): ListScope => ({
  department: null,
  origin: origin ?? null,
  plans: 'among',
  reopened: 'only',
});

/** Filters of a list as the contract hands them over (LIST-12). */
export interface ListFilters {
  page: number;
  pageSize: number;
  order: 'ASC' | 'DESC';
  criticality: 'ASC' | 'DESC' | undefined;
  approved: boolean;
  closed: boolean;
  /** Beginnings of plates or fleet numbers, by their letters and digits; none: all vehicles. */
  vehicles: readonly string[];
  types: readonly string[] | undefined;
  from: string | undefined;
  to: string | undefined;
  number: number | undefined;
  level: number | undefined;
  segment: number | undefined;
  supplier: number | undefined;
  branch: number | undefined;
  palletTrucks: boolean;
}
