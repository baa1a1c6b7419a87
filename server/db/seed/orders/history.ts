import type { PlanWork } from '../plans.ts';
import { closes, opens } from '../time.ts';
import type { Rows } from '../write.ts';
import { attendedOrders } from './attended.ts';
import { addClosedOrder, addPlanOrder } from './closed.ts';
import { idleOrders, type OpenOrder } from './open.ts';
import { branchOf, type World } from './world.ts';

/** Something that is written when its moment has come: numbers of orders rise with time. */
interface Entry {
  at: number;
  write(rows: Rows): void;
}

/** Part of a workday's orders that come in on a Saturday. */
const saturdayPart = 0.4;

/**
 * All orders from `from` to now, in the order of their opening, a day at a time.
 * @yields the rows of a day and how much of the time is done, 0 to 1
 */
export function* ordersOf(world: World, from: number): Generator<{ rows: Rows; done: number }> {
  // People at work are chosen first, so that the past leaves them free today.
  const open = [...attendedOrders(world), ...idleOrders(world)];
  const plans = world.planWorks.filter((work) => work.doneOn !== null);
  const { calendar } = branchOf(world, 1);
  const [firstDay, lastDay] = [calendar.dayOf(from), calendar.dayOf(world.now)];
  const perWeight = ordinaryPerWeight(world, firstDay, lastDay, open.length + plans.length);
  const fixed = [...plans.map((work) => planEntry(world, work)), ...open.map(openEntry)].sort(
    (a, b) => a.at - b.at,
  );
  let next = 0;
  let owed = 0;
  for (let dayNumber = firstDay; dayNumber <= lastDay; dayNumber++) {
    const dayEnd = dayNumber === lastDay ? Infinity : calendar.at(dayNumber + 1, 0);
    const entries: Entry[] = [];
    for (let entry = fixed[next]; entry !== undefined && entry.at < dayEnd; entry = fixed[++next])
      entries.push(entry);
    owed += perWeight * weightOf(world, dayNumber);
    for (; owed >= 1; owed -= 1) entries.push(ordinary(world, dayNumber));
    yield { rows: written(world, entries), done: (dayNumber - firstDay + 1) / (lastDay - firstDay + 1) };
  }
}

/** Rows of the entries that have come to pass, in their order. */
function written(world: World, entries: Entry[]): Rows {
  const rows: Rows = {};
  for (const entry of entries.sort((a, b) => a.at - b.at)) if (entry.at <= world.now) entry.write(rows);
  return rows;
}

function planEntry(world: World, work: PlanWork): Entry {
  return { at: work.openedAt, write: (rows) => void addPlanOrder(world, rows, work) };
}

function openEntry(order: OpenOrder): Entry {
  return { at: order.createdAt, write: (rows) => order.write(rows) };
}

function weightOf(world: World, dayNumber: number): number {
  const { calendar } = branchOf(world, 1);
  return calendar.isWorkday(dayNumber) ? 1 : calendar.isSaturday(dayNumber) ? saturdayPart : 0;
}

/** Ordinary orders on a workday, so that all together are as many as the profile says. */
function ordinaryPerWeight(world: World, firstDay: number, lastDay: number, others: number): number {
  let weight = 0;
  for (let dayNumber = firstDay; dayNumber <= lastDay; dayNumber++) weight += weightOf(world, dayNumber);
  return Math.max(0, world.profile.orders - others) / Math.max(1, weight);
}

function ordinary(world: World, dayNumber: number): Entry {
  const { random, profile } = world;
  const shares = [
    [1, 40],
    [2, 30],
    [3, 20],
    [4, 10],
  ] as const;
  const branch = random.weighted(shares.slice(0, profile.branches));
  const at =
    branchOf(world, branch).calendar.at(dayNumber, random.int(opens, closes - 1)) + random.int(0, 59) * 1_000;
  return { at, write: (rows) => void addClosedOrder(world, rows, branch, at) };
}
