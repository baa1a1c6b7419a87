import type { InputOf } from '@terminal/contract';
import type { Plan, PlanChange } from './api.ts';

type Snapshot = PlanChange['antes'];
type SnapshotCycle = Snapshot['ciclos'][number];
type Both<Value> = { before: Value; after: Value };

/** One changed property of the plan, its ring or a cycle. */
export type ChangeLine =
  | ({ of: 'name' } & Both<string>)
  | ({ of: 'order' } & Both<string>)
  | ({ of: 'cycleName' } & Both<string>)
  | ({ of: 'kind' } & Both<Snapshot['tp_plano']>)
  | ({ of: 'status' } & Both<Snapshot['st_status']>)
  /** Null: the company's alert. */
  | ({ of: 'alert'; by: 'meter' | 'days' } & Both<number | null>)
  /** Null: the cycle was not there. */
  | ({ of: 'interval'; cycle: string } & Both<Pick<SnapshotCycle, 'km_intervalo' | 'qt_dias'> | null>)
  /** Null: learnt from orders. */
  | ({ of: 'hours'; cycle: string } & Both<number | null>)
  | { of: 'items'; cycle: string };

/** Changed properties, those of the plan before those of its cycles. */
export function linesOf({ antes, depois }: PlanChange): ChangeLine[] {
  const find = ({ ciclos }: Snapshot, id: number) => ciclos.find(({ nr_sequencial }) => nr_sequencial === id);
  const kept = (from: Snapshot, other: Snapshot) =>
    from.ciclos
      .filter(({ nr_sequencial }) => find(other, nr_sequencial))
      .map(({ nr_sequencial }) => nr_sequencial);
  const lines: ChangeLine[] = [
    { of: 'name', before: antes.ds_plano, after: depois.ds_plano },
    { of: 'kind', before: antes.tp_plano, after: depois.tp_plano },
    { of: 'status', before: antes.st_status, after: depois.st_status },
    { of: 'alert', by: 'meter', before: antes.qt_alerta_km, after: depois.qt_alerta_km },
    { of: 'alert', by: 'days', before: antes.qt_alerta_dias, after: depois.qt_alerta_dias },
  ];
  const turned = kept(antes, depois).join() !== kept(depois, antes).join();
  const namesOf = ({ ciclos }: Snapshot) => ciclos.map(({ ds_ciclo }) => ds_ciclo).join(', ');
  return [
    ...lines.filter((line) => 'before' in line && line.before !== line.after),
    ...(turned ? [{ of: 'order' as const, before: namesOf(antes), after: namesOf(depois) }] : []),
    ...antes.ciclos.flatMap((cycle) => cycleLines(cycle, find(depois, cycle.nr_sequencial))),
    ...depois.ciclos
      .filter(({ nr_sequencial }) => !find(antes, nr_sequencial))
      .map((cycle) => ({ of: 'interval' as const, cycle: cycle.ds_ciclo, before: null, after: cycle })),
  ];
}

function cycleLines(before: SnapshotCycle, after: SnapshotCycle | undefined): ChangeLine[] {
  if (after === undefined) return [{ of: 'interval', cycle: before.ds_ciclo, before, after: null }];
  const cycle = after.ds_ciclo;
  const lines: [boolean, ChangeLine][] = [
    [before.ds_ciclo !== cycle, { of: 'cycleName', before: before.ds_ciclo, after: cycle }],
    [
      before.km_intervalo !== after.km_intervalo || before.qt_dias !== after.qt_dias,
      { of: 'interval', cycle, before, after },
    ],
    [
      before.qt_horas !== after.qt_horas,
      { of: 'hours', cycle, before: before.qt_horas, after: after.qt_horas },
    ],
    [JSON.stringify(before.itens) !== JSON.stringify(after.itens), { of: 'items', cycle }],
  ];
  return lines.filter(([changed]) => changed).map(([, line]) => line);
}

/** The ring before a change, for undoing it; a removed cycle is added again as a new one. */
export function formerRing(plan: Plan, { antes }: PlanChange): Omit<InputOf<'saveCycles'>['body'], 'motivo'> {
  const now = plan.ciclos.map(({ nr_sequencial }) => nr_sequencial);
  return {
    antes: now,
    ciclos: antes.ciclos.map((cycle) => ({
      ...cycle,
      nr_sequencial: now.includes(cycle.nr_sequencial) ? cycle.nr_sequencial : null,
    })),
  };
}

/** The plan itself as it was before a change. */
export const formerPlan = ({
  antes: { ciclos: _, ...plan },
}: PlanChange): Omit<InputOf<'changePlan'>['body'], 'motivo'> => plan;
