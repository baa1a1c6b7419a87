import type { Person } from '../people.ts';
import { type Draft, draft } from './open.ts';
import type { Order } from './rows.ts';
import { branchOf, techniciansOf, type World } from './world.ts';

// Assignment of technicians to open orders.

/** Hands out technicians, each to one order; the known ones first where they belong. */
export interface Crew {
  free(branch: number, department: 'FROTA' | 'ARMAZEM'): Person;
  named(name: string): Person | undefined;
}

/** Everybody is free at first. */
export function createCrew(world: World): Crew {
  const busy = new Set<number>();
  const reserved = ['JOÃO PEREIRA', 'CARLOS SOUZA', 'ROBERTO NUNES'];
  const take = (person: Person) => {
    busy.add(person.id);
    const { calendar } = branchOf(world, person.branches[0] ?? 1);
    const today = calendar.dayOf(world.now);
    world.diary.block(person, today);
    world.diary.block(person, today - 1);
    return person;
  };
  return {
    named(name) {
      const person = world.people.persons.find((one) => one.name === name && !busy.has(one.id));
      return person === undefined ? undefined : take(person);
    },
    free(branch, department) {
      const able = (person: Person) => !busy.has(person.id) && !reserved.includes(person.name);
      const own = techniciansOf(world, branch, department).filter(able);
      const kind = department === 'FROTA' ? 'truck' : 'forklift';
      const anybody = world.people.persons.filter((person) => person.kind === kind && able(person));
      return take(world.random.pick(own.length > 0 ? own : anybody));
    },
  };
}

/** Takes one of the places on a lift, for a truck. */
export function liftFor(order: Order, left: { count: number }): boolean {
  if (left.count === 0 || order.vehicle.department !== 'FROTA') return false;
  left.count -= 1;
  return true;
}

/** An order somebody attends to: such are worse than others. */
export function attendedDraft(world: World, branch: number, department?: 'FROTA' | 'ARMAZEM'): Draft {
  const wish = {
    branch,
    withService: true,
    criticality: world.random.weighted([
      [1, 14],
      [5, 30],
      [2, 30],
      [3, 18],
      [4, 8],
    ]),
  };
  return draft(world, department === undefined ? wish : { ...wish, department });
}
