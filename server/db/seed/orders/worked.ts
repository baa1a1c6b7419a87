import { day, hour, minute } from '../time.ts';
import { attendedDraft, liftFor } from './crew.ts';
import { begin, draft, end, type OpenOrder, servicesOf } from './open.ts';
import { addEvent, addItem, addWork } from './rows.ts';
import { branchOf, techniciansOf, type World } from './world.ts';

// Open orders with past work and no running work.

/** Old enough to have been worked on before this week-end, young enough for its SLA. */
const longAgo = 5.3 * day;

/** One of two services done, nobody working. */
export function partialOrder(world: World, branch: number, lifts: { count: number }): OpenOrder {
  const { order, problem } = draft(world, { branch, withService: true, criticality: 3, age: longAgo });
  const technician = world.random.pick(techniciansOf(world, branch, order.vehicle.department));
  const { calendar } = branchOf(world, branch);
  const { start, end: ended } = world.diary.book(technician, calendar, order.openedAt + 20 * minute, 60);
  Object.assign(order, { status: 'P', startedAt: start, onLift: liftFor(order, lifts) });
  return {
    createdAt: order.openedAt,
    write(rows) {
      begin(world, rows, order);
      for (const [index, item] of servicesOf(world, order, problem, 2).entries()) {
        const done = index === 0 ? { attendedAt: ended, by: technician.id } : {};
        const id = addItem(world, rows, { ...item, ...done });
        if (index === 0)
          addWork(world, rows, {
            order: order.id,
            item: id,
            person: technician,
            start,
            end: ended,
            how: 'F',
          });
      }
      addEvent(rows, 'exec.iniciada', order, technician.id, start);
      addEvent(rows, 'exec.encerrada', order, technician.id, ended);
      end(world, rows, order, technician);
    },
  };
}

/** Closed some days ago, back since; what was done stays as history, the items are to be done again. */
export function reopenedOrder(world: World, branch: number): OpenOrder {
  const { random, now } = world;
  const { order, problem } = attendedDraft(world, branch);
  order.openedAt = now - random.between(9, 20) * day;
  order.reopenedAt = now - random.between(1, 40) * hour;
  const technician = random.pick(techniciansOf(world, branch, order.vehicle.department));
  const { start, end: ended } = world.diary.book(
    technician,
    branchOf(world, branch).calendar,
    order.openedAt + hour,
    70,
  );
  return {
    createdAt: order.openedAt,
    write(rows) {
      begin(world, rows, order);
      const [first = 0] = servicesOf(world, order, problem).map((item) => addItem(world, rows, item));
      addWork(world, rows, { order: order.id, item: first, person: technician, start, end: ended, how: 'F' });
      addEvent(rows, 'os.encerrada', order, technician.id, ended);
      addEvent(rows, 'os.reaberta', order, technician.id, order.reopenedAt ?? ended, {
        motivo: 'O defeito voltou no primeiro dia de rota',
      });
      end(world, rows, order, technician);
    },
  };
}

/** Warehouse equipment, repaired and not yet handed back. */
export function awaitingRelease(world: World, branch: number): OpenOrder {
  const { random } = world;
  const { order, problem } = draft(world, {
    branch,
    department: 'ARMAZEM',
    withService: true,
    criticality: 3,
    age: longAgo,
  });
  const technician = random.pick(techniciansOf(world, branch, 'ARMAZEM'));
  const { start, end: ended } = world.diary.book(
    technician,
    branchOf(world, branch).calendar,
    order.openedAt + 20 * minute,
    80,
  );
  Object.assign(order, { status: 'L', startedAt: start });
  return {
    createdAt: order.openedAt,
    write(rows) {
      begin(world, rows, order);
      for (const item of servicesOf(world, order, problem)) {
        const id = addItem(world, rows, { ...item, attendedAt: ended, by: technician.id });
        if (item.item === problem.service)
          addWork(world, rows, {
            order: order.id,
            item: id,
            person: technician,
            start,
            end: ended,
            how: 'F',
          });
      }
      addEvent(rows, 'os.aguardando_liberacao', order, technician.id, ended);
      end(world, rows, order, technician);
    },
  };
}
