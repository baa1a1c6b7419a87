import type { CatalogProblem } from '../catalog.ts';
import type { Vehicle } from '../fleet.ts';
import { checklistReports, claimNote, externalNotes, technicianComments } from '../lists/texts.ts';
import { branchAt, type Person } from '../people.ts';
import { entryOf } from '../random.ts';
import { closes, day, hour, minute, opens } from '../time.ts';
import { add, type Rows } from '../write.ts';
import { addComment, addEvent, addItem, addOrder, addPart, type Item, type Order } from './rows.ts';
import {
  branchOf,
  driverOf,
  openersOf,
  pairOf,
  problemsFor,
  techniciansOf,
  vehiclesOf,
  type World,
} from './world.ts';

/** An open order, written in its turn among the orders of the past. */
export interface OpenOrder {
  createdAt: number;
  write(rows: Rows): void;
}

/** What a situation decides; the rest is drawn. */
export interface Wish {
  branch: number;
  department?: 'FROTA' | 'ARMAZEM';
  criticality?: number;
  type?: string;
  /** Milliseconds ago, instead of an age that fits the SLA. */
  age?: number;
  accept?: (vehicle: Vehicle) => boolean;
  withService?: boolean;
}

/** Plate, problem and age of an order nobody has begun. */
export interface Draft {
  order: Order;
  problem: CatalogProblem;
}

/** A vehicle and a problem of it that has no open order yet; noted as taken. */
export function draft(world: World, wish: Wish): Draft {
  const { random } = world;
  const department = wish.department ?? (random.chance(0.78) ? 'FROTA' : 'ARMAZEM');
  const all = vehiclesOf(world, wish.branch, department);
  const fitting = wish.accept === undefined ? all : all.filter(wish.accept);
  const vehicles = random.shuffle(fitting.length > 0 ? fitting : all);
  for (const vehicle of vehicles) {
    const problems = problemsFor(world, vehicle).filter(
      (problem) =>
        !world.openPairs.has(pairOf(vehicle, problem)) &&
        (wish.criticality === undefined || problem.criticality === wish.criticality) &&
        (wish.withService !== true || problem.service !== null),
    );
    if (problems.length === 0) continue;
    const problem = random.pick(problems);
    world.openPairs.add(pairOf(vehicle, problem));
    return { problem, order: newOrder(world, wish, vehicle, problem) };
  }
  if (wish.criticality !== undefined) return draft(world, withoutCriticality(wish));
  throw new Error(`branch ${wish.branch} has no vehicle left for another open order`);
}

function withoutCriticality({ criticality: _, ...wish }: Wish): Wish {
  return wish;
}

function newOrder(world: World, wish: Wish, vehicle: Vehicle, problem: CatalogProblem): Order {
  const { random } = world;
  const type =
    wish.type ??
    random.weighted([
      ['1', 66],
      ['2', 34],
    ]);
  return {
    id: 0,
    vehicle,
    type,
    status: 'A',
    openedAt: wish.age === undefined ? openedWithin(world, vehicle, problem.slaHours) : world.now - wish.age,
    slaHours: problem.slaHours,
    problem: problem.id,
    criticality: problem.criticality,
    opener:
      type === '2'
        ? random.pick(techniciansOf(world, vehicle.branch, vehicle.department))
        : random.pick(openersOf(world, vehicle.branch)),
    driver: vehicle.department === 'FROTA' ? driverOf(world, vehicle.branch) : undefined,
    note: random.pick(problem.reports),
  };
}

/** Opening of an order of which 12 % are late, 14 % nearly late; older ones in working hours. */
function openedWithin(world: World, vehicle: Vehicle, slaHours: number): number {
  const { random, now } = world;
  const situation = random.next();
  const [low, high] = situation < 0.12 ? [1.05, 2.2] : situation < 0.26 ? [0.86, 0.97] : [0.03, 0.8];
  const part = random.between(low, high);
  const moment = now - part * slaHours * hour;
  const { calendar } = branchOf(world, vehicle.branch);
  if (now - moment < 30 * hour) return moment;
  const atWork = calendar.at(calendar.dayOf(moment), random.int(opens, closes - 1));
  const newPart = (now - atWork) / (slaHours * hour);
  return newPart > low && newPart < high ? atWork : moment;
}

/** The `index`th of `count` orders in one situation, in the branches' shares. */
export function branchFor(world: World, index: number, count: number): number {
  return branchAt(index, count, world.profile.branches);
}

/** An order nobody has begun: its services and sometimes a part, all still to do. */
export function waiting(world: World, { order, problem }: Draft, extra: Partial<Order> = {}): OpenOrder {
  Object.assign(order, extra);
  return {
    createdAt: order.openedAt,
    write(rows) {
      begin(world, rows, order);
      for (const item of servicesOf(world, order, problem)) addItem(world, rows, item);
      if (world.random.chance(0.2) && order.external !== true)
        addPart(world, rows, order, problem.segment, null);
      end(world, rows, order);
    },
  };
}

/** Gives the order its number and its first event. */
export function begin(world: World, rows: Rows, order: Order): void {
  order.id = ++world.ids.order;
  addEvent(rows, 'os.criada', order, order.opener?.id ?? null, order.openedAt);
}

/** Writes the order itself, and sometimes what people say about it. */
export function end(world: World, rows: Rows, order: Order, technician?: Person): void {
  const { random } = world;
  addOrder(world, rows, order);
  const author =
    technician ?? random.pick(techniciansOf(world, order.vehicle.branch, order.vehicle.department));
  if (!random.chance(0.35)) return;
  const from = order.startedAt ?? order.openedAt;
  const moment = from + random.between(0.2, 0.9) * (world.now - from);
  addComment(rows, order.id, author.id, random.pick(technicianComments), moment);
  addEvent(rows, 'os.comentada', order, author.id, moment);
}

/** Standard service of the problem, and now and then another of its segment. */
export function servicesOf(world: World, order: Order, problem: CatalogProblem, atLeast = 1): Item[] {
  if (problem.service === null) return [];
  const others = world.catalog.services.filter(
    ({ segment, id }) => segment === problem.segment && id !== problem.service,
  );
  const count = Math.max(atLeast, world.random.chance(0.3) ? 2 : 1);
  const chosen = [problem.service, ...world.random.shuffle(others).map(({ id }) => id)].slice(0, count);
  return chosen.map((item) => ({ order: order.id, item }));
}

/** Orders nobody works on: waiting, for approval, with a claim, at suppliers, plans that are due. */
export function idleOrders(world: World): OpenOrder[] {
  const { open } = world.profile;
  return [
    ...times(open.waiting, (index) => waiting(world, draft(world, waitingWish(world, index)))),
    ...times(open.awaitingApproval, (index) =>
      awaitingApproval(world, branchFor(world, index, open.awaitingApproval)),
    ),
    ...times(open.claims, () => withClaim(world)),
    ...times(open.external, (index) => external(world, index)),
    ...times(Math.min(1, open.external), () => resident(world)),
    ...world.planWorks.filter((work) => work.doneOn === null).map((work) => duePlan(world, work)),
  ];
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Every level is there, in the biggest branch and in the whole. */
function waitingWish(world: World, index: number): Wish {
  const branch = branchFor(world, index, world.profile.open.waiting);
  const levels = [1, 5, 2, 3, 4];
  if (index < levels.length) return { branch, department: 'FROTA', criticality: entryOf(levels, index) };
  return {
    branch,
    criticality: world.random.weighted([
      [1, 7],
      [5, 22],
      [2, 28],
      [3, 27],
      [4, 16],
    ]),
  };
}

function awaitingApproval(world: World, branch: number): OpenOrder {
  const { random } = world;
  const { order, problem } = draft(world, { branch, type: '3', age: random.between(0.5, 50) * hour });
  world.openPairs.delete(pairOf(order.vehicle, problem));
  Object.assign(order, {
    problem: null,
    criticality: null,
    slaHours: 24,
    approved: false,
    note: random.pick(checklistReports),
  });
  return waiting(world, { order, problem });
}

function withClaim(world: World): OpenOrder {
  const made = draft(world, {
    branch: 1,
    department: 'ARMAZEM',
    criticality: 1,
    accept: (vehicle) => vehicle.contract,
  });
  return waiting(world, made, { claimedAt: made.order.openedAt + 25 * minute, claimNote });
}

/** Every third at the supplier with a login, two not yet given to anybody, some with the ticket provider. */
function external(world: World, index: number): OpenOrder {
  const { random, people } = world;
  const made = draft(world, { branch: branchFor(world, index, world.profile.open.external) });
  const others = people.suppliers.filter((one) => !/^(RECAPAGEM|GUINCHO)/.test(one.name));
  const supplier = index % 3 === 0 ? entryOf(people.suppliers, 0) : random.pick(others);
  const noSupplierYet = 23;
  const given = index !== 1 && index !== 4;
  const open = waiting(world, made, {
    external: true,
    supplier: given ? supplier.id : noSupplierYet,
    externalNote: random.pick(externalNotes),
  });
  if (!given || !supplier.ticket) return open;
  return {
    ...open,
    write(rows) {
      open.write(rows);
      addTicket(rows, made.order);
    },
  };
}

/** An order of the own workshop that the supplier with a login attends (G-45). */
function resident(world: World): OpenOrder {
  const made = draft(world, { branch: 1, department: 'FROTA' });
  return waiting(world, made, { supplier: entryOf(world.people.suppliers, 0).id });
}

/** The ticket of an external order; every fourth provider's answer never came. */
function addTicket(rows: Rows, order: Order): void {
  const failed = order.id % 4 === 0;
  const sentAt = new Date(order.openedAt).toISOString();
  add(rows, 'integracao', {
    nr_seq_os: order.id,
    tp_integracao: 'TICKET',
    nr_tipo: 1,
    st_envio: failed ? 'F' : 'S',
    qt_tentativas: failed ? 53 : 1,
    nr_protocolo: failed ? null : `TK-${String(order.id).padStart(8, '0')}`,
    js_envio: { nr_os: order.id },
    ds_erro: failed ? 'sem resposta' : null,
    dt_criacao: sentAt,
    dt_proxima: sentAt,
    dt_envio: failed ? null : sentAt,
  });
}

function duePlan(world: World, work: World['planWorks'][number]): OpenOrder {
  const order: Order = {
    id: 0,
    vehicle: work.vehicle,
    type: work.orderType,
    status: 'A',
    openedAt: Math.min(work.openedAt, world.now - 0.02 * day),
    slaHours: 72,
    plan: { vehiclePlan: work.vehiclePlan, cycle: work.cycle },
    opener: world.random.pick(openersOf(world, work.vehicle.branch)),
    note: 'Manutenção do plano.',
  };
  return {
    createdAt: order.openedAt,
    write(rows) {
      begin(world, rows, order);
      const ofPlan = { order: order.id, ofPlan: true };
      for (const item of work.services) addItem(world, rows, { ...ofPlan, item });
      for (const { item, quantity } of work.parts) {
        const stock = world.stock.find(work.vehicle.branch, item)?.id ?? null;
        addItem(world, rows, { ...ofPlan, item, quantity, stock });
      }
      end(world, rows, order);
    },
  };
}
