import type { Vehicle } from '../fleet.ts';
import { externalNotes } from '../lists/texts.ts';
import type { Person } from '../people.ts';
import { type Calendar, minute } from '../time.ts';
import type { Rows } from '../write.ts';
import type { Order } from './rows.ts';
import { branchOf, suppliersFor, techniciansOf, type World } from './world.ts';

const externalShare = 0.18;

/** Work of an order: who, where the clock stands, and whether it was outside. */
export interface Job {
  world: World;
  rows: Rows;
  order: Order;
  person: { id: number };
  calendar: Calendar;
  /** Moves on with each interval. */
  clock: number;
  take(minutes: number): { start: number; end: number };
  supplier: boolean;
  /** What a supplier asks at the end, BRL. */
  price: number | null;
  /** Begun so recently that it has a single interval, in order to have ended by now. */
  recent: boolean;
}

/** Work of an order that begins at a moment: inside by the technician with the most time, or outside. */
export function jobOf(world: World, rows: Rows, order: Order, startAt: number): Job {
  const { random, diary } = world;
  const { calendar } = branchOf(world, order.vehicle.branch);
  const supplier = random.chance(externalShare);
  const technician = quietest(world, order.vehicle, calendar.dayOf(startAt));
  const workshop = random.pick(suppliersFor(world, order.vehicle.department));
  const job: Job = {
    world,
    rows,
    order,
    supplier,
    price: null,
    recent: false,
    person: supplier ? workshop : technician,
    calendar,
    clock: startAt,
    take(minutes) {
      // A workshop outside has many hands: it keeps no diary here.
      const interval = supplier
        ? outside(calendar, job.clock, minutes)
        : diary.book(technician, calendar, job.clock, minutes);
      job.clock = interval.end;
      return interval;
    },
  };
  if (supplier) {
    order.external = true;
    order.supplier = workshop.id;
    job.price = Math.round(random.logNormal(780, 0.8)) + 0.9;
    order.externalNote = random.pick(externalNotes);
  }
  return job;
}

function outside(calendar: Calendar, from: number, minutes: number): { start: number; end: number } {
  let dayNumber = calendar.dayOf(from);
  const length = Math.max(20, Math.min(600, minutes * 1.6));
  let start = Math.max(calendar.minuteOf(from) + 1, 8 * 60);
  while (!calendar.isWorkday(dayNumber) || start + length > 19 * 60) {
    dayNumber += 1;
    start = 8 * 60;
  }
  const moment = calendar.at(dayNumber, start);
  return { start: moment, end: moment + length * minute };
}

/** Of three technicians the one with the most time that day. */
function quietest(world: World, vehicle: Vehicle, dayNumber: number): Person {
  const all = techniciansOf(world, vehicle.branch, vehicle.department);
  const tried = [world.random.pick(all), world.random.pick(all), world.random.pick(all)];
  return tried.reduce((best, one) =>
    world.diary.takenUntil(one, dayNumber) < world.diary.takenUntil(best, dayNumber) ? one : best,
  );
}
