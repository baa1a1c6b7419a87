import type { Catalog } from './catalog.ts';
import { meterAt, type Vehicle } from './fleet.ts';
import { plans } from './lists/fleet.ts';
import type { Branch } from './people.ts';
import { entryOf, type Random } from './random.ts';
import { day, stamp } from './time.ts';
import { add, type Rows } from './write.ts';

/** One cycle of a vehicle's plan, done or to be done. */
export interface PlanWork {
  vehicle: Vehicle;
  vehiclePlan: number;
  cycle: number;
  orderType: 'V' | 'R' | '13';
  services: readonly number[];
  parts: readonly PlanPart[];
  /** When the order is opened: for cycles done, in the past. */
  openedAt: number;
  /** Day of the branch on which it was done; null: an open order. */
  doneOn: number | null;
}

/** A part a cycle needs. */
interface PlanPart {
  item: number;
  quantity: number;
}

interface PlanCycle {
  id: number;
  meter: number | undefined;
  days: number | undefined;
  services: number[];
  parts: PlanPart[];
}

interface Plan {
  id: number;
  orderType: PlanWork['orderType'];
  cycles: PlanCycle[];
}

const orderTypes = { V: 'V', R: 'R', P: '13' } as const;

/** Plans, where each vehicle stands in them, the cycles it has done since `from`, and the orders open now. */
export function makePlans(
  given: {
    vehicles: Vehicle[];
    branches: Branch[];
    catalog: Catalog;
    random: Random;
    now: number;
    from: number;
  },
  rows: Rows,
): PlanWork[] {
  const byName = addPlans(given.catalog, rows);
  const works: PlanWork[] = [];
  let id = 0;
  for (const vehicle of given.vehicles) {
    for (const name of vehicle.plans) {
      const plan = byName.get(name);
      if (plan === undefined) throw new Error(`no plan ${name}`);
      id += 1;
      works.push(...placeInPlan(given, rows, vehicle, plan, id));
    }
  }
  return works;
}

function addPlans(catalog: Catalog, rows: Rows): Map<string, Plan> {
  const byName = new Map<string, Plan>();
  let cycleId = 0;
  for (const [index, { name: planName, kind, cycles }] of plans.entries()) {
    const plan: Plan = { id: index + 1, orderType: orderTypes[kind], cycles: [] };
    byName.set(planName, plan);
    add(rows, 'plano', { nr_sequencial: plan.id, ds_plano: planName, tp_plano: kind });
    for (const [position, cycle] of cycles.entries()) {
      cycleId += 1;
      const services = cycle.services.map(catalog.serviceNumber);
      const parts = Object.entries(cycle.parts ?? {}).map(([name, quantity]) => ({
        item: catalog.partNumber(name),
        quantity,
      }));
      plan.cycles.push({ id: cycleId, meter: cycle.meter, days: cycle.days, services, parts });
      add(rows, 'plano_ciclo', {
        nr_sequencial: cycleId,
        nr_seq_plano: plan.id,
        nr_ordem: position + 1,
        ds_ciclo: cycle.name,
        km_intervalo: cycle.meter ?? null,
        qt_dias: cycle.days ?? null,
        qt_horas: cycle.hours ?? null,
      });
      for (const service of services) {
        add(rows, 'plano_ciclo_item', { nr_seq_ciclo: cycleId, nr_seq_item: service, qt_quantidade: 1 });
      }
      for (const { item, quantity } of parts) {
        add(rows, 'plano_ciclo_item', { nr_seq_ciclo: cycleId, nr_seq_item: item, qt_quantidade: quantity });
      }
    }
  }
  return byName;
}

function placeInPlan(
  given: { branches: Branch[]; random: Random; now: number; from: number },
  rows: Rows,
  vehicle: Vehicle,
  plan: Plan,
  id: number,
): PlanWork[] {
  const { random, now } = given;
  const { calendar } = entryOf(given.branches, vehicle.branch - 1);
  const today = calendar.dayOf(now);
  const next = random.int(0, plan.cycles.length - 1);
  const length = (cycle: PlanCycle) =>
    Math.min(cycle.days ?? Infinity, (cycle.meter ?? Infinity) / vehicle.perDay);
  const interval = length(entryOf(plan.cycles, next));
  const left = daysLeft(random, interval);
  const last = today - Math.max(1, Math.round(interval - left));
  add(rows, 'veiculo_plano', {
    nr_sequencial: id,
    nr_placa: vehicle.plate,
    nr_seq_plano: plan.id,
    nr_ordem_prox: next + 1,
    km_ultimo: meterAt(vehicle, calendar.at(last, 900), now),
    dt_ultimo: calendar.dateText(last),
  });
  // It came into the plan before the oldest orders there are.
  add(rows, 'plano_historico', {
    nr_seq_veiculo_plano: id,
    tp_fato: 'V',
    nr_seq_ciclo: entryOf(plan.cycles, 0).id,
    nr_seq_os: null,
    km: meterAt(vehicle, given.from, now),
    dt_fato: calendar.dateText(calendar.dayOf(given.from)),
    nr_seq_clifor: null,
    dt_registro: stamp(given.from),
  });
  const work = (position: number, openedAt: number, doneOn: number | null): PlanWork => {
    const cycle = entryOf(plan.cycles, (position + 8 * plan.cycles.length) % plan.cycles.length);
    return {
      vehicle,
      vehiclePlan: id,
      cycle: cycle.id,
      orderType: plan.orderType,
      services: cycle.services,
      parts: cycle.parts,
      openedAt,
      doneOn,
    };
  };
  const works: PlanWork[] = [];
  let position = next - 1;
  for (
    let done = last;
    calendar.at(done, 0) > given.from;
    position = (position - 1 + plan.cycles.length) % plan.cycles.length
  ) {
    works.push(work(position, calendar.at(done - random.int(0, 2), random.int(7 * 60, 9 * 60)), done));
    done -= Math.max(
      3,
      Math.round(
        length(entryOf(plan.cycles, (position + plan.cycles.length) % plan.cycles.length)) *
          random.between(0.9, 1.05),
      ),
    );
  }
  // A third of what is overdue or soon due has its order already.
  if (left < 13 && random.chance(1 / 3)) works.push(work(next, now - random.between(0.1, 3.4) * day, null));
  return works;
}

/** Days until the next cycle is due: 6 % overdue, 9 % within two weeks, the rest in time. */
function daysLeft(random: Random, interval: number): number {
  const situation = random.next();
  if (situation < 0.06) return -random.between(3, 20);
  if (situation < 0.15) return random.between(2, 12);
  return random.between(Math.min(20, interval * 0.6), interval - 1);
}
