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
  qt_a_vencer_antes: 0,
  qt_a_vencer_depois: 1,
};

it('a change is told by the cycles whose interval it moved, made or took away', () => {
  expect(linesOf(change)).toMatchObject([
    { of: 'interval', cycle: 'C1', before: { km_intervalo: 10 }, after: { km_intervalo: 100 } },
    { of: 'interval', cycle: 'C2', before: { km_intervalo: 20 }, after: null },
    { of: 'interval', cycle: 'C4', before: null, after: { km_intervalo: 40 } },
  ]);
});

it('a change of the plan itself is told by each field it made another', () => {
  const ciclos = [cycle(1, 10)];
  const depois = {
    ...plan,
    ds_plano: 'Q',
    tp_plano: 'P',
    qt_alerta_km: 500,
    st_status: 'I',
    ciclos,
  } as const;
  expect(linesOf({ ...change, antes: { ...plan, ciclos }, depois })).toEqual([
    { of: 'name', before: 'P', after: 'Q' },
    { of: 'kind', before: 'V', after: 'P' },
    { of: 'status', before: 'A', after: 'I' },
    { of: 'alert', by: 'meter', before: null, after: 500 },
  ]);
});

it('another order, name, hours and items of cycles are told too', () => {
  const items = [{ nr_seq_item: 7, qt_quantidade: 1 }];
  const other = { ...cycle(1, 10), ds_ciclo: 'B', qt_horas: 2.5, itens: items };
  const depois = { ...plan, ciclos: [cycle(2, 20), other] };
  expect(linesOf({ ...change, antes: { ...plan, ciclos: [cycle(1, 10), cycle(2, 20)] }, depois })).toEqual([
    { of: 'order', before: 'C1, C2', after: 'C2, B' },
    { of: 'cycleName', before: 'C1', after: 'B' },
    { of: 'hours', cycle: 'B', before: null, after: 2.5 },
    { of: 'items', cycle: 'B' },
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
