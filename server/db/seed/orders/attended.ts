import { pauseNotes } from '../lists/texts.ts';
import type { Person } from '../people.ts';
import { entryOf } from '../random.ts';
import { hour, minute, stamp } from '../time.ts';
import { add, type Rows } from '../write.ts';
import { addRescue } from './aftermath.ts';
import { attendedDraft, type Crew, createCrew, liftFor } from './crew.ts';
import {
  begin,
  branchFor,
  type Draft,
  draft,
  end,
  type OpenOrder,
  servicesOf,
  times,
  waiting,
} from './open.ts';
import { addEvent, addItem, addOrder, addPart, addWork, type Order } from './rows.ts';
import { awaitingRelease, partialOrder, reopenedOrder } from './worked.ts';
import { partFor, type World } from './world.ts';

/** Orders somebody works on or has worked on: running, paused, partly done, reopened, waiting for release, rescues. */
export function attendedOrders(world: World): OpenOrder[] {
  const { open } = world.profile;
  const crew = createCrew(world);
  const runningRescues = Math.min(1, open.rescues);
  const running = open.running - runningRescues - Math.ceil(open.transitions / 2);
  const paused = open.paused - Math.floor(open.transitions / 2);
  const liftsLeft = { count: open.onLift };
  return [
    ...times(running, (index) => runningOrder(world, crew, index, running, liftsLeft)),
    ...times(paused, (index) => pausedOrder(world, crew, index, paused, liftsLeft)),
    ...times(open.transitions, (index) => transition(world, crew, index)).flat(),
    ...times(open.rescues, (index) => rescue(world, crew, index, index < runningRescues)),
    ...times(open.partial, (index) => partialOrder(world, branchFor(world, index, open.partial), liftsLeft)),
    ...times(open.reopened, (index) => reopenedOrder(world, branchFor(world, index, open.reopened))),
    ...times(open.awaitingRelease, (index) =>
      awaitingRelease(world, branchFor(world, index, open.awaitingRelease)),
    ),
  ];
}

function runningOrder(
  world: World,
  crew: Crew,
  index: number,
  count: number,
  lifts: { count: number },
): OpenOrder {
  const made = attendedDraft(world, branchFor(world, index, count), index === 0 ? 'FROTA' : undefined);
  const { order } = made;
  const technician =
    (index === 0 ? crew.named('CARLOS SOUZA') : undefined) ??
    crew.free(order.vehicle.branch, order.vehicle.department);
  order.onLift = liftFor(order, lifts);
  return startedNow(world, made, technician);
}

/** Work on the first service began 10 to 90 minutes ago. */
function startedNow(world: World, { order, problem }: Draft, technician: Person): OpenOrder {
  const start = world.now - world.random.between(10, 90) * minute;
  order.openedAt = Math.min(order.openedAt, start - world.random.between(15, 50) * minute);
  order.status = 'P';
  order.startedAt = start;
  return {
    createdAt: order.openedAt,
    write(rows) {
      begin(world, rows, order);
      const [first = 0] = servicesOf(world, order, problem).map((item) => addItem(world, rows, item));
      addWork(world, rows, { order: order.id, item: first, person: technician, start });
      addEvent(rows, 'exec.iniciada', order, technician.id, start);
      if (world.random.chance(0.4))
        addPart(world, rows, order, problem.segment, { at: start + 5 * minute, by: technician.id });
      end(world, rows, order, technician);
    },
  };
}

/** Each with another reason; the first waits for a part on order, the second is JOÃO PEREIRA's. */
function pausedOrder(
  world: World,
  crew: Crew,
  index: number,
  count: number,
  lifts: { count: number },
): OpenOrder {
  const { random } = world;
  const known = index === 1 ? crew.named('JOÃO PEREIRA') : undefined;
  const made = attendedDraft(
    world,
    known === undefined ? branchFor(world, index, count) : 1,
    index < 2 ? 'FROTA' : undefined,
  );
  const { order, problem } = made;
  const technician = known ?? crew.free(order.vehicle.branch, order.vehicle.department);
  const reasons = [...world.reasons.pause].sort((a, b) => Number(b.needsPart) - Number(a.needsPart));
  const reason = entryOf(reasons, index % reasons.length);
  const ended = world.now - pauseLength(world, reason.text);
  const start = ended - random.between(20, 100) * minute;
  order.openedAt = Math.min(order.openedAt, start - random.between(15, 50) * minute);
  order.status = 'P';
  order.startedAt = start;
  order.onLift = liftFor(order, lifts);
  return {
    createdAt: order.openedAt,
    write(rows) {
      begin(world, rows, order);
      const [first = 0] = servicesOf(world, order, problem).map((item) => addItem(world, rows, item));
      const part = reason.needsPart ? partFor(world, order.vehicle, problem.segment) : null;
      const note = random.pick(pauseNotes);
      addWork(world, rows, {
        order: order.id,
        item: first,
        person: technician,
        start,
        end: ended,
        how: 'P',
        reason: reason.id,
        part,
        note,
      });
      addEvent(rows, 'exec.iniciada', order, technician.id, start);
      addEvent(rows, 'exec.pausada', order, technician.id, ended);
      if (index === 0) purchase(world, rows, order, part, ended);
      end(world, rows, order, technician);
    },
  };
}

/** Milliseconds since the pause began, as long as such a pause takes. */
function pauseLength(world: World, reason: string): number {
  const minutes =
    reason === 'Ir ao banheiro'
      ? [4, 12]
      : reason === 'Refeicao'
        ? [15, 50]
        : /Peças|expediente/.test(reason)
          ? [150, 700]
          : [15, 110];
  return world.random.between(entryOf(minutes, 0), entryOf(minutes, 1)) * minute;
}

function purchase(world: World, rows: Rows, order: Order, part: number | null, openedAt: number): void {
  add(rows, 'ordem_compra', {
    nr_seq_os: order.id,
    nr_seq_item: part,
    nr_oc: `OC-${world.random.int(10_000, 99_999)}`,
    dt_abertura: stamp(openedAt + 3 * minute),
    dt_fechamento: null,
  });
}

/** An order taken over by another technician: the first closes by transfer, the second keeps its opening time. */
function transition(world: World, crew: Crew, index: number): OpenOrder[] {
  const { random, now } = world;
  const running = index % 2 === 0;
  const made = attendedDraft(world, branchFor(world, index, world.profile.open.transitions), 'FROTA');
  const { order: second, problem } = made;
  const first: Order = { ...second, status: 'R' };
  const [before, after] = [
    crew.free(second.vehicle.branch, 'FROTA'),
    crew.free(second.vehicle.branch, 'FROTA'),
  ];
  const taken = now - random.between(running ? 12 : 100, running ? 80 : 160) * minute;
  const paused = taken - random.between(40, 200) * minute;
  const start = paused - random.between(25, 90) * minute;
  first.openedAt = second.openedAt = Math.min(second.openedAt, start - 20 * minute);
  Object.assign(first, { startedAt: start, closedAt: taken });
  Object.assign(second, { status: 'P', startedAt: taken });
  const reason =
    world.reasons.pause.find(({ text }) => text === 'Deslocamento') ?? entryOf(world.reasons.pause, 0);
  const writeFirst = (rows: Rows) => {
    begin(world, rows, first);
    addWork(world, rows, {
      order: first.id,
      item: null,
      person: before,
      start,
      end: paused,
      how: 'P',
      reason: reason.id,
      resumedAt: taken,
    });
    addOrder(world, rows, first);
  };
  const writeSecond = (rows: Rows) => {
    second.id = ++world.ids.order;
    second.continues = first.id;
    addEvent(rows, 'os.criada', second, after.id, taken);
    const [item = 0] = servicesOf(world, second, problem).map((service) => addItem(world, rows, service));
    const interval = running ? {} : { end: taken + 55 * minute, how: 'P' as const, reason: reason.id };
    addWork(world, rows, { order: second.id, item, person: after, start: taken, ...interval });
    end(world, rows, second, after);
  };
  return [
    { createdAt: first.openedAt, write: writeFirst },
    { createdAt: taken, write: writeSecond },
  ];
}

function rescue(world: World, crew: Crew, index: number, running: boolean): OpenOrder {
  const branch = branchFor(world, index, world.profile.open.rescues);
  const wish = {
    branch,
    department: 'FROTA',
    type: '20',
    withService: true,
    age: world.random.between(0.4, 3) * hour,
  } as const;
  const made = draft(world, { ...wish, criticality: 1, accept: (vehicle) => !vehicle.trailer });
  const inner = running ? startedNow(world, made, crew.free(branch, 'FROTA')) : waiting(world, made);
  return {
    createdAt: inner.createdAt,
    write(rows) {
      made.order.rescue = addRescue(world, rows, made.order, null);
      inner.write(rows);
    },
  };
}
