import type { AnswerOf } from '@terminal/contract';
import { dayNumber, isoDay } from '@terminal/contract/days';
import type { Context } from '../../core/context.ts';
import { Refused } from '../../core/refusal.ts';
import { mondaysBetween } from './days.rules.ts';
import { type Projected, project } from './projection.rules.ts';
import { type CycleRow, type Facts, type PlanRow, readFacts } from './queries.ts';
import {
  hoursOf,
  type Need,
  type Shortage,
  shortages,
  together,
  weekOf,
  windowDays,
  workday,
} from './rules.ts';

type Forecast = AnswerOf<'getForecast'>;
type Due = Forecast['planos'][number]['vencimentos'][number];

/** A cycle of a vehicle on a day, with what it needs. */
interface Visit extends Projected<CycleRow> {
  plan: PlanRow;
  nr_placa: string;
  nr_seq_veiculo_plano: number;
  /** It comes after another one of its plan. */
  repeated: boolean;
}

/**
 * What falls due in the branch of the session until ninety days from now (docs/planning.md).
 * @throws Refused SEM_PERMISSAO a session of all branches
 */
export async function forecast({ db, actor }: Context): Promise<Forecast> {
  if (actor.branchId === null) throw new Refused('SEM_PERMISSAO');
  const whose = { branch: actor.branchId, approver: actor.approver };
  const facts = await readFacts(db, whose, actor.zone);
  const today = dayNumber(facts.hoje);
  const last = today + windowDays;
  const visits = visitsOf(facts, today, last);
  const { segundos, planos, semanas } = facts.trabalho;
  const aWeek = (seconds: number) => (semanas > 0 ? hoursOf(seconds / semanas) : null);
  return {
    hoje: facts.hoje,
    ate: isoDay(last),
    semanas: mondaysBetween(today, last).map(isoDay),
    capacidade: { horas: aWeek(segundos), planos: aWeek(planos), semanas },
    sem_data: facts.planos.filter(({ dt_prevista }) => dt_prevista === null).length,
    oculto: facts.oculto,
    planos: answersOf(visits, facts, today),
  };
}

function visitsOf({ planos, aneis }: Facts, today: number, last: number): Visit[] {
  const rings = new Map(aneis.map(({ nr_seq_plano, ciclos }) => [nr_seq_plano, ciclos]));
  return planos.flatMap((plan) => {
    const { nr_seq_plano, nr_seq_ciclo, dt_prevista, km_dia, ficha } = plan;
    const { nr_placa, nr_seq_veiculo_plano } = ficha;
    if (dt_prevista === null) return [];
    const ring = rings.get(nr_seq_plano) ?? [];
    return project(ring, { nr_seq_ciclo, day: dayNumber(dt_prevista) }, { today, last }, km_dia).map(
      ({ cycle, day }, place) => ({ plan, nr_placa, nr_seq_veiculo_plano, cycle, day, repeated: place > 0 }),
    );
  });
}

/** What each visit asks of the stock: one that has its order, what the order still has to take; then what other orders have. */
function needsOf(visits: Visit[], { reservas }: Facts): Need[] {
  const byOrder = Map.groupBy(reservas, ({ nr_seq_os }) => nr_seq_os);
  const reservedBy = (order: number) =>
    (byOrder.get(order) ?? []).map(({ nr_seq_item, qt_reservada }) => ({
      nr_seq_item,
      quantity: qt_reservada,
    }));
  const orderOf = ({ repeated, plan }: Visit) => (repeated ? null : plan.ficha.nr_seq_os);
  const shown = new Set(visits.map(orderOf));
  return [
    ...visits.map((visit) => {
      const order = orderOf(visit);
      if (order === null) return { day: visit.day, reserved: false, parts: visit.cycle.pecas };
      return { day: visit.day, reserved: true, parts: reservedBy(order) };
    }),
    // Open orders of plans without date or not due within the window take parts as well.
    ...[...byOrder.keys()]
      .filter((order) => !shown.has(order))
      .map((order) => ({ day: 0, reserved: true, parts: reservedBy(order) })),
  ];
}

function answersOf(visits: Visit[], facts: Facts, today: number): Forecast['planos'] {
  const { pecas, oculto } = facts;
  const stock = new Map(pecas.map(({ nr_seq_item, qt_saldo }) => [nr_seq_item, qt_saldo]));
  const parts = new Map(pecas.map((part) => [part.nr_seq_item, part]));
  // From a missing quantity the reader could compute the balance.
  const lacking = oculto ? [] : shortages(needsOf(visits, facts), stock);
  const beside = together(visits, today);
  const off = new Map(facts.folgas.map(({ dia, motivo }) => [dayNumber(dia), motivo]));
  const plans = new Map<PlanRow, Due[]>();
  for (const [place, visit] of visits.entries()) {
    const due = dueOf(visit, {
      lacking: lacking[place] ?? [],
      parts,
      beside: beside[place] ?? [],
      off,
      today,
    });
    plans.set(visit.plan, [...(plans.get(visit.plan) ?? []), due]);
  }
  return [...plans].map(([plan, vencimentos]) => ({ ...plan.ficha, vencimentos }));
}

function dueOf(
  { plan, cycle, day, repeated }: Visit,
  about: {
    lacking: Shortage;
    parts: ReadonlyMap<number, Facts['pecas'][number]>;
    beside: Visit[];
    off: ReadonlyMap<number, string>;
    today: number;
  },
): Due {
  const status = repeated ? null : plan.st_plano;
  const done = workday(day, about.off);
  // The last week is not left for one the forecast does not show.
  const week = weekOf(done > about.today + windowDays ? day : done, status === 'V', about.today);
  const { qt_horas, segundos } = cycle;
  return {
    nr_seq_ciclo: cycle.nr_seq_ciclo,
    ds_ciclo: cycle.ds_ciclo,
    dt_prevista: isoDay(day),
    folga: about.off.get(day) ?? null,
    dt_util: isoDay(done),
    semana: week === null ? null : isoDay(week),
    st_plano: status,
    repetido: repeated,
    horas: qt_horas ?? (segundos === null ? null : hoursOf(segundos)),
    tp_horas: qt_horas !== null ? 'P' : segundos === null ? null : 'H',
    faltas: about.lacking.map(({ nr_seq_item, missing }) => ({
      nr_seq_item,
      ds_item: about.parts.get(nr_seq_item)?.ds_item ?? '',
      cd_unidade: about.parts.get(nr_seq_item)?.cd_unidade ?? null,
      qt_falta: missing,
    })),
    junto: about.beside.map((other) => ({
      nr_seq_veiculo_plano: other.nr_seq_veiculo_plano,
      dt_prevista: isoDay(other.day),
    })),
  };
}
