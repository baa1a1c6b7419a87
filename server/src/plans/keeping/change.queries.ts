import { calls } from '@terminal/contract';
import type { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, one } from '../../core/db/sql.ts';
import { json, number, row } from '../../core/row.ts';

/** Present state of a plan and its ring, stored before and after a change. */
export const PlanSnapshot = json(calls.getPlan.answer.shape.mudancas.element.shape.antes);
export type PlanSnapshot = z.infer<typeof PlanSnapshot>;

/** Present state of a locked plan. */
export async function getSnapshot(tx: CompanyDb, plan: number): Promise<PlanSnapshot> {
  return one(tx, PlanSnapshot)`
    select json_build_object('ds_plano', p.ds_plano, 'tp_plano', p.tp_plano, 'qt_alerta_km', p.qt_alerta_km,
             'qt_alerta_dias', p.qt_alerta_dias, 'st_status', p.st_status,
             'ciclos', coalesce((select json_agg(json_build_object(
                          'nr_sequencial', c.nr_sequencial, 'ds_ciclo', c.ds_ciclo, 'km_intervalo', c.km_intervalo,
                          'qt_dias', c.qt_dias, 'qt_horas', c.qt_horas,
                          'itens', coalesce((select json_agg(json_build_object('nr_seq_item', ci.nr_seq_item,
                                                    'qt_quantidade', ci.qt_quantidade) order by ci.nr_seq_item)
                                               from plano_ciclo_item ci
                                              where ci.nr_seq_ciclo = c.nr_sequencial), '[]')) order by c.nr_ordem)
                          from plano_ciclo c
                         where c.nr_seq_plano = p.nr_sequencial and c.nr_ordem is not null), '[]')) as agora
      from plano p where p.nr_sequencial = ${plan}`;
}

/** Vehicles a plan is due for. */
export const DueCounts = row({ overdue: number, soon: number });
export type DueCounts = z.infer<typeof DueCounts>;

/** Vehicles overdue by a plan and due soon, in all branches. @param zone whose day it is */
export async function countDue(tx: CompanyDb, plan: number, zone: string): Promise<DueCounts> {
  return one(tx, DueCounts)`
    select count(*) filter (where d.st_plano = 'V')::int as overdue,
           count(*) filter (where d.st_plano = 'A')::int as soon
      from plano_vencimento((now() at time zone ${zone})::date, null, null, ${zone}) d
     where d.nr_seq_plano = ${plan}`;
}

/** A change of a plan, with due vehicles before and after. */
export interface PlanChange {
  plan: number;
  person: number;
  /** P the plan itself, C its ring. */
  kind: 'P' | 'C';
  reason: string | null;
  before: PlanSnapshot;
  after: PlanSnapshot;
  due: Record<'before' | 'after', DueCounts>;
}

/** Stores a change. */
export async function insertChange(tx: CompanyDb, change: PlanChange): Promise<void> {
  const { before, after, due } = change;
  await execute(tx)`
    insert into plano_mudanca (nr_seq_plano, nr_seq_clifor, tp_mudanca, ds_motivo, js_antes, js_depois,
                               qt_vencidos_antes, qt_vencidos_depois, qt_a_vencer_antes, qt_a_vencer_depois)
    values (${change.plan}, ${change.person}, ${change.kind}, ${change.reason}, ${JSON.stringify(before)}::jsonb,
            ${JSON.stringify(after)}::jsonb, ${due.before.overdue}, ${due.after.overdue},
            ${due.before.soon}, ${due.after.soon})`;
}
