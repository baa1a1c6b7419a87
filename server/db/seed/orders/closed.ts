import type { CatalogProblem } from '../catalog.ts';
import { meterAt, type Vehicle } from '../fleet.ts';
import { checklistReports, conformityReports, pauseNotes, technicianComments } from '../lists/texts.ts';
import type { PlanWork } from '../plans.ts';
import { entryOf } from '../random.ts';
import { day, hour, minute, stamp } from '../time.ts';
import { add, type Rows } from '../write.ts';
import { addRescue, addSurvey } from './aftermath.ts';
import { type Job, jobOf } from './job.ts';
import { addComment, addItem, addOrder, addPart, addPrice, addWork, type Order } from './rows.ts';
import {
  branchOf,
  driverOf,
  openersOf,
  pairOf,
  partFor,
  problemsFor,
  techniciansOf,
  vehiclesOf,
  type World,
} from './world.ts';

/** Nothing is closed in the last minutes: what happens just now belongs to the open orders. */
const quiet = 20 * minute;
/** Weekends and days kept free cannot carry the rest of an older order past now. */
const recently = 8 * day;
const cancelledShare = 0.03;
const reopenedShare = 0.02;
const pausedShare = 0.3;

/** Orders without a plan, by type; together with the plans' they give the shares of a real workshop. */
const ordinaryTypes = [
  ['1', 46],
  ['2', 22],
  ['3', 4],
  ['4', 1],
  ['20', 2],
  ['5', 1],
] as const;

/** An order of the past without a plan. False when it would not be finished by now; then nothing is written. */
export function addClosedOrder(world: World, rows: Rows, branch: number, openedAt: number): boolean {
  const { random } = world;
  const vehicle = random.pick(vehiclesOf(world, branch));
  const type = typeFor(world, vehicle);
  const problem = problemFor(world, vehicle, type);
  if (problem === 'taken') return false;
  const openers = type === '2' ? techniciansOf(world, branch, vehicle.department) : openersOf(world, branch);
  const order: Order = {
    id: world.ids.order + 1,
    vehicle,
    type,
    status: 'R',
    openedAt,
    slaHours: problem?.slaHours ?? 24,
    problem: problem?.id ?? null,
    criticality: problem?.criticality ?? null,
    opener: random.pick(openers),
    driver: vehicle.department === 'FROTA' ? driverOf(world, branch) : undefined,
    note: random.pick(problem?.reports ?? (type === '3' ? checklistReports : conformityReports)),
  };
  const service = problem === null ? world.catalog.serviceNumber('REVISAR ILUMINAÇÃO') : problem.service;
  const services = service === null ? [] : [service, ...more(world, service, vehicle)];
  return finish(world, rows, order, services, problem?.segment ?? 'ELÉTRICA', waitFor(world, order));
}

/** Only trucks break down on the road or go to the axle bench. */
function typeFor(world: World, vehicle: Vehicle): string {
  const type = world.random.weighted(ordinaryTypes);
  const truck = vehicle.department === 'FROTA' && !vehicle.trailer;
  return truck || (type !== '5' && type !== '20') ? type : '1';
}

/**
 * A problem the vehicle has no open order of; 'taken' when a few tries found none.
 * Checks of papers and duties have no problem of the catalogue.
 */
function problemFor(world: World, vehicle: Vehicle, type: string): CatalogProblem | null | 'taken' {
  if (type === '3' || type === '4') return null;
  const all = problemsFor(world, vehicle);
  const fitting = type === '5' ? all.filter(({ name }) => name === 'ALINHAMENTO DE EIXOS') : all;
  for (let tries = 0; tries < 4; tries++) {
    const problem = world.random.pick(fitting);
    if (!world.openPairs.has(pairOf(vehicle, problem))) return problem;
  }
  return 'taken';
}

/** A cycle of a plan done in the past. */
export function addPlanOrder(world: World, rows: Rows, work: PlanWork): boolean {
  const { calendar } = branchOf(world, work.vehicle.branch);
  if (work.doneOn === null) return false;
  const order: Order = {
    id: world.ids.order + 1,
    vehicle: work.vehicle,
    type: work.orderType,
    status: 'R',
    openedAt: work.openedAt,
    slaHours: 72,
    plan: { vehiclePlan: work.vehiclePlan, cycle: work.cycle },
    opener: world.random.pick(openersOf(world, work.vehicle.branch)),
    note: 'Manutenção do plano.',
  };
  const start = Math.max(calendar.at(work.doneOn, 7 * 60), work.openedAt + 10 * minute);
  if (!finish(world, rows, order, [...work.services], 'MOTOR', start)) return false;
  addDone(world, rows, order, work);
  return true;
}

/** What the closed order of a cycle leaves in the history of the vehicle's plan. */
function addDone(world: World, rows: Rows, order: Order, work: PlanWork): void {
  const { calendar } = branchOf(world, work.vehicle.branch);
  const closedAt = order.closedAt ?? work.openedAt;
  add(rows, 'plano_historico', {
    nr_seq_veiculo_plano: work.vehiclePlan,
    tp_fato: 'E',
    nr_seq_ciclo: work.cycle,
    nr_seq_os: order.id,
    km: meterAt(work.vehicle, closedAt, world.now),
    dt_fato: calendar.dateText(calendar.dayOf(closedAt)),
    nr_seq_clifor: null,
    dt_registro: stamp(closedAt),
  });
}

/** When work begins: the worse the problem, the sooner. */
function waitFor(world: World, order: Order): number {
  const hours = Math.min(2.2 * order.slaHours, world.random.logNormal(0.14 * order.slaHours, 0.9));
  return order.openedAt + Math.max(10 * minute, hours * hour);
}

/** A second service now and then, of the same segment. */
function more(world: World, first: number, vehicle: Vehicle): number[] {
  if (!world.random.chance(vehicle.department === 'FROTA' ? 0.25 : 0.15)) return [];
  const segment = entryOf(world.catalog.services, first - 1).segment;
  const others = world.catalog.services.filter(
    (service) => service.segment === segment && service.id !== first,
  );
  return others.length === 0 ? [] : [world.random.pick(others).id];
}

function finish(
  world: World,
  rows: Rows,
  order: Order,
  services: number[],
  segment: string,
  startAt: number,
): boolean {
  const { random } = world;
  const job = jobOf(world, rows, order, startAt);
  const first = job.take(random.logNormal(90, 0.6) / Math.max(1, services.length));
  if (first.end > world.now - quiet) return false;
  job.recent = first.end > world.now - recently;
  if (job.recent && order.plan === undefined) services.splice(1);
  world.ids.order = order.id;
  order.startedAt = first.start;
  if (order.plan === undefined && random.chance(cancelledShare)) cancel(job, first);
  else complete(job, work(job, first, services, segment));
  addOrder(world, rows, order);
  return true;
}

function cancel(job: Job, first: { start: number; end: number }): void {
  const { world, rows, order } = job;
  order.status = 'E';
  order.closedAt = first.end;
  order.cancelReason = world.random.pick(world.reasons.cancel);
  addWork(world, rows, {
    order: order.id,
    item: null,
    person: job.person,
    supplier: job.supplier,
    ...first,
    how: 'C',
  });
}

/** @returns when it ended */
function work(job: Job, first: { start: number; end: number }, services: number[], segment: string): number {
  const { world, rows, order } = job;
  const whole = order.plan !== undefined || services.length === 0;
  let interval = first;
  if (whole) {
    interval = workInterval(job, interval, null);
    for (const service of services) {
      addItem(world, rows, {
        order: order.id,
        item: service,
        ofPlan: order.plan !== undefined,
        attendedAt: interval.end,
        by: job.person.id,
      });
    }
  }
  for (const [index, service] of whole ? [] : services.entries()) {
    if (index > 0) interval = job.take(world.random.logNormal(50, 0.5));
    const item = world.ids.item + 1;
    const last = workInterval(job, interval, item);
    addItem(world, rows, {
      order: order.id,
      item: service,
      attendedAt: last.end,
      by: job.person.id,
    });
    interval = last;
  }
  if (!job.supplier && world.random.chance(0.6))
    addPart(world, rows, order, segment, { at: interval.end, by: job.person.id });
  return interval.end;
}

/** One interval, or two with a pause between them. Reopened orders are worked on once more. */
function workInterval(
  job: Job,
  first: { start: number; end: number },
  item: number | null,
): { start: number; end: number } {
  const { world, rows, order } = job;
  const { random } = world;
  const common = { order: order.id, item, person: job.person, supplier: job.supplier };
  if (job.recent || !random.chance(pausedShare)) {
    addWork(world, rows, { ...common, ...first, how: 'F' });
  } else {
    const reason = random.pick(world.reasons.pause);
    job.clock = first.end + random.between(10, 90) * minute;
    const second = job.take(random.logNormal(45, 0.5));
    const part = reason.needsPart ? partFor(world, order.vehicle, 'FREIOS') : null;
    addWork(world, rows, {
      ...common,
      ...first,
      how: 'P',
      reason: reason.id,
      part,
      note: random.pick(pauseNotes),
      resumedAt: second.start,
    });
    addWork(world, rows, { ...common, ...second, how: 'F' });
    return reopen(job, second, common);
  }
  return reopen(job, first, common);
}

function reopen(
  job: Job,
  done: { start: number; end: number },
  common: { order: number; item: number | null; person: { id: number }; supplier: boolean },
): { start: number; end: number } {
  const { world, order } = job;
  const old = done.end < world.now - 20 * day;
  if (
    !old ||
    order.plan !== undefined ||
    order.reopenedAt !== undefined ||
    !world.random.chance(reopenedShare)
  )
    return done;
  order.reopenedAt = done.end + world.random.between(3, 60) * hour;
  job.clock = order.reopenedAt + world.random.between(0.5, 8) * hour;
  const again = job.take(world.random.logNormal(60, 0.5));
  order.startedAt = again.start;
  addWork(world, job.rows, { ...common, ...again, how: 'F' });
  return again;
}

/** Closes the order and writes what comes with it: release, rescue, comment, survey. */
function complete(job: Job, closedAt: number): void {
  const { world, rows, order } = job;
  const { random } = world;
  order.closedAt = closedAt;
  if (job.price !== null)
    addPrice(rows, { order: order.id, item: null, price: job.price, by: job.person.id, at: closedAt });
  if (order.plan !== undefined) order.finalMeter = meterAt(order.vehicle, closedAt, world.now);
  const releasedAt = closedAt + random.between(3, 45) * minute;
  if (random.chance(0.35) && releasedAt < world.now) order.releasedAt = releasedAt;
  if (order.type === '20') order.rescue = addRescue(world, rows, order, random.pick(world.reasons.rescue));
  if (closedAt < world.now - 90 * day) return;
  if (random.chance(0.12))
    addComment(rows, order.id, job.person.id, random.pick(technicianComments), closedAt);
  if (!job.supplier) addSurvey(world, rows, order, job.person.id, closedAt);
}
