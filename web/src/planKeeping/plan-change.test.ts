import { expect, it } from 'vitest';
import type { Plan, PlanChange } from './api.ts';
import { formerPlan, formerRing, linesOf } from './plan-change.ts';

const cycle = (nr_sequencial: number, km_intervalo: number) => ({
  nr_sequencial,
  ds_ciclo: `C${nr_sequencial}`,
  km_intervalo,
  qt_dias: null,
  qt_horas: null,
  itens: [],
});
const plan = {
  ds_plano: 'P',
  tp_plano: 'V',
  qt_alerta_km: null,
  qt_alerta_dias: null,
  st_status: 'A',
} as const;
const change: PlanChange = {
  nr_sequencial: 1,
  dt_mudanca: '2026-11-21T16:15:00Z',
  ds_colaborador: 'ANA',
  tp_mudanca: 'C',
  ds_motivo: 'x',
  antes: { ...plan, ciclos: [cycle(1, 10), cycle(2, 20), cycle(3, 30)] },
  depois: { ...plan, ciclos: [cycle(1, 100), cycle(3, 30), cycle(4, 40)] },
  qt_vencidos_antes: 3,
  qt_vencidos_depois: 0,
};

it('a change is told by the cycles whose interval it moved, made or took away', () => {
  expect(
    linesOf(change).map(({ name, before, after }) => [name, before?.km_intervalo, after?.km_intervalo]),
  ).toEqual([
    ['C1', 10, 100],
    ['C2', 20, undefined],
    ['C4', undefined, 40],
  ]);
});

it('undoing sends what was before over what is now; a cycle that was taken out is a new one', () => {
  const now = { ciclos: [{ nr_sequencial: 1 }, { nr_sequencial: 3 }, { nr_sequencial: 4 }] } as Plan;
  const { antes, ciclos } = formerRing(now, change);
  expect(antes).toEqual([1, 3, 4]);
  expect(ciclos.map(({ nr_sequencial, km_intervalo }) => [nr_sequencial, km_intervalo])).toEqual([
    [1, 10],
    [null, 20],
    [3, 30],
  ]);
  expect(formerPlan(change)).toEqual(plan);
});
