import type { Catalog, CatalogProblem } from '../catalog.ts';
import type { Vehicle } from '../fleet.ts';
import type { Branch, People, Person, Supplier } from '../people.ts';
import type { PlanWork } from '../plans.ts';
import type { Profile } from '../profiles.ts';
import { entryOf, type Random } from '../random.ts';
import type { Stock } from '../stock.ts';
import type { Diary } from './diary.ts';

/** Numbers of reasons every company has, by kind and text. */
export interface Reasons {
  pause: { id: number; text: string; needsPart: boolean }[];
  /** The product's own pause of equipment that waits for release. */
  awaitingRelease: number;
  cancel: number[];
  rescue: number[];
  /** Why a tyre is scrapped. */
  scrap: readonly number[];
}

/** Everything orders are made from. */
export interface World {
  profile: Profile;
  random: Random;
  /** Moment the data describes; nothing happens after it. */
  now: number;
  people: People;
  catalog: Catalog;
  vehicles: Vehicle[];
  stock: Stock;
  reasons: Reasons;
  diary: Diary;
  planWorks: PlanWork[];
  /** Plates and problems with an open order: there is only one of each. */
  openPairs: Set<string>;
  ids: { order: number; item: number; work: number; rescue: number };
  /** Newest order of the first branch without a survey. */
  unrated: { order: number; technician: number; closedAt: number } | undefined;
}

export function branchOf(world: World, id: number): Branch {
  return entryOf(world.people.branches, id - 1);
}

const cache = new WeakMap<World, Map<string, unknown>>();

/** Lists asked for a million times are made once. */
function once<T>(world: World, key: string, make: () => T): T {
  const known = cache.get(world) ?? new Map<string, unknown>();
  cache.set(world, known);
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T; // written by the same key just now or before
}

/** Vehicles of a branch; of one department when given. */
export function vehiclesOf(world: World, branch: number, department?: 'FROTA' | 'ARMAZEM'): Vehicle[] {
  return once(world, `vehicles ${branch} ${department}`, () =>
    world.vehicles.filter(
      (vehicle) =>
        vehicle.branch === branch && (department === undefined || vehicle.department === department),
    ),
  );
}

/** Technicians who work in a branch, for its trucks or its warehouse. */
export function techniciansOf(world: World, branch: number, department: 'FROTA' | 'ARMAZEM'): Person[] {
  const kind = department === 'FROTA' ? 'truck' : 'forklift';
  return once(world, `technicians ${branch} ${kind}`, () => {
    const all = world.people.persons.filter((person) => person.kind === kind);
    const own = all.filter((person) => person.branches[0] === branch);
    return own.length > 0 ? own : all;
  });
}

/** People who open orders in a branch. */
export function openersOf(world: World, branch: number): Person[] {
  return once(world, `openers ${branch}`, () => {
    const all = world.people.persons.filter((person) => person.kind === 'staff' || person.kind === 'driver');
    const own = all.filter((person) => person.branches.includes(branch));
    return own.length > 0 ? own : all;
  });
}

export function driverOf(world: World, branch: number): Person | undefined {
  const drivers = once(world, `drivers ${branch}`, () =>
    openersOf(world, branch).filter((person) => person.kind === 'driver'),
  );
  return drivers.length === 0 ? undefined : world.random.pick(drivers);
}

/** Workshops that repair vehicles of a department. */
export function suppliersFor(world: World, department: 'FROTA' | 'ARMAZEM'): Supplier[] {
  return once(world, `suppliers ${department}`, () => {
    const warehouse = (supplier: Supplier) => supplier.name.startsWith('EMPILHADEIRAS');
    const tyres = (supplier: Supplier) =>
      supplier.name.startsWith('RECAPAGEM') || supplier.name.startsWith('GUINCHO');
    return world.people.suppliers.filter((supplier) =>
      department === 'ARMAZEM' ? warehouse(supplier) : !warehouse(supplier) && !tyres(supplier),
    );
  });
}

/** Problems a vehicle can have. */
export function problemsFor(world: World, vehicle: Vehicle): CatalogProblem[] {
  const box =
    vehicle.plans.includes('CARROCERIA 90 DIAS') || vehicle.plans.includes('BAÚ FRIGORÍFICO 60 DIAS');
  const cold =
    vehicle.plans.includes('BAÚ FRIGORÍFICO 60 DIAS') || vehicle.type === 'TOCO' || vehicle.type === 'VUC';
  return once(world, `problems ${vehicle.type} ${box} ${cold}`, () =>
    world.catalog.problems.filter((problem) => {
      if (vehicle.department === 'ARMAZEM') return problem.segment === vehicle.type;
      if (problem.department === 'ARMAZEM' || (vehicle.trailer && !problem.trailers)) return false;
      if (problem.segment === 'CARROCERIA') return box;
      return problem.segment !== 'REFRIGERAÇÃO' || cold;
    }),
  );
}

/** A part of the catalogue that fits a vehicle. */
export function partFor(world: World, vehicle: Vehicle, segment: string): number {
  const fits = world.catalog.parts.filter(
    (part) => part.segment === segment && (part.family === null || part.family === vehicle.family),
  );
  return (fits[0] ?? entryOf(world.catalog.parts, 0)).id;
}

export function pairOf(vehicle: Vehicle, problem: CatalogProblem): string {
  return `${vehicle.plate} ${problem.id}`;
}
