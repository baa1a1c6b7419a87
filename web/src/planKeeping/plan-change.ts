import type { InputOf } from '@terminal/contract';
import type { Plan, PlanChange } from './api.ts';

type Snapshot = PlanChange['antes'];
type Every = Pick<Snapshot['ciclos'][number], 'km_intervalo' | 'qt_dias'>;

/** A cycle whose interval a change made another: null where it was not there. */
export interface ChangeLine {
  name: string;
  before: Every | null;
  after: Every | null;
}

/** The cycles a change made, took away or gave another interval. */
export function linesOf({ antes, depois }: PlanChange): ChangeLine[] {
  const find = (snapshot: Snapshot, id: number) =>
    snapshot.ciclos.find(({ nr_sequencial }) => nr_sequencial === id) ?? null;
  const all = [
    ...antes.ciclos,
    ...depois.ciclos.filter((cycle) => find(antes, cycle.nr_sequencial) === null),
  ];
  return all
    .map(({ nr_sequencial: id, ds_ciclo }) => ({
      name: (find(depois, id) ?? find(antes, id))?.ds_ciclo ?? ds_ciclo,
      before: find(antes, id),
      after: find(depois, id),
    }))
    .filter(
      ({ before, after }) =>
        before?.km_intervalo !== after?.km_intervalo || before?.qt_dias !== after?.qt_dias,
    );
}

/** The ring as it was before a change, to be saved over the one there is; a cycle that was taken out comes back as a new one. */
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
