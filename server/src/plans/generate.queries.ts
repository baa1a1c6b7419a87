import { planHours, type planOrderTypes } from '@terminal/contract';
import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import { openOrders } from '../core/new-order.queries.ts';
import { number, row, text, yesNo } from '../core/row.ts';
import { PlanStanding } from './generate.rules.ts';

/** A vehicle's plan as a call names it. */
export interface PlanOfVehicle {
  vehiclePlan: number;
  plate: string;
  kind: 'V' | 'R' | 'P';
  branch: number;
}

/**
 * Locks the meter of a vehicle of the branch and where it stands in a plan of a kind, and then reads them: what the locks
 * waited for must be visible. An order that closes takes the same locks before it counts the next cycle.
 */
export async function lockForGeneration(
  tx: CompanyDb,
  wanted: PlanOfVehicle,
): Promise<PlanStanding | undefined> {
  const locked = await execute(tx)`
    select 1
      from veiculo_plano vp
      join plano pl on pl.nr_sequencial = vp.nr_seq_plano and pl.tp_plano = ${wanted.kind}
      join veiculo v on v.nr_placa = vp.nr_placa and v.st_veiculo = 'A'
      join veiculo_filial vf on vf.nr_placa = vp.nr_placa and vf.nr_seq_filial = ${wanted.branch}
     where vp.nr_sequencial = ${wanted.vehiclePlan} and vp.nr_placa = ${wanted.plate}
       for share of v for update of vp`;
  if (locked === 0) return undefined;
  return maybe(tx, PlanStanding)`
    select c.nr_sequencial as "nextCycle", vp.st_status <> 'A' or pl.st_status <> 'A' as ended,
           vp.km_ultimo as "lastMeter", vp.dt_ultimo::text as "lastDay", v.st_concessionaria <> 0 as "dealerContract",
           (select o.nr_sequencial from os o
             where o.nr_seq_veiculo_plano = vp.nr_sequencial and o.dt_final is null) as "openOrder"
      from veiculo_plano vp
      join plano pl on pl.nr_sequencial = vp.nr_seq_plano
      join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
      join veiculo v on v.nr_placa = vp.nr_placa
     where vp.nr_sequencial = ${wanted.vehiclePlan}`;
}

/** An order that has just been generated. */
export const GeneratedOrder = row({
  nr_sequencial: number,
  nr_seq_filial: number,
  nr_placa: text,
  departamento_os: text,
  st_origem: z.enum(['I', 'E']),
  nr_seq_fornecedor: number.nullable(),
  liberado: yesNo,
});
export type GeneratedOrder = z.infer<typeof GeneratedOrder>;

/**
 * Opens the order of a cycle with its services and parts; planHours are allowed for it (doc 2 §9). Nothing is answered when
 * the plan has an open one, whoever was first.
 */
export async function insertPlanOrder(
  tx: CompanyDb,
  wanted: PlanOfVehicle & {
    cycle: number;
    type: (typeof planOrderTypes)[keyof typeof planOrderTypes];
    origin: 'I' | 'E';
    supplier: number | null;
    opener: number;
  },
): Promise<GeneratedOrder | undefined> {
  return maybe(tx, GeneratedOrder)`
    with nova as (
      ${openOrders({
        vehicles: sql`veiculo v`,
        type: wanted.type,
        problem: null,
        given: {
          nr_seq_filial: wanted.branch,
          st_origem: wanted.origin,
          nr_seq_fornecedor: wanted.supplier,
          hr_sla: sql`make_interval(hours => ${sql.lit(planHours)})`,
          nr_seq_veiculo_plano: wanted.vehiclePlan,
          nr_seq_ciclo: wanted.cycle,
          nr_seq_clifor_abertura: wanted.opener,
        },
        end: sql`where v.nr_placa = ${wanted.plate}`,
      })}
          on conflict (nr_seq_veiculo_plano) where dt_final is null and nr_seq_veiculo_plano is not null do nothing
      returning nr_sequencial, nr_seq_filial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor, liberado),
    itens as (
      insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, st_plano, nr_seq_estoque)
      select n.nr_sequencial, i.nr_seq_item, i.qt_quantidade, 'S', e.nr_sequencial
        from nova n
        join plano_ciclo_item i on i.nr_seq_ciclo = ${wanted.cycle}
        left join estoque e on e.nr_seq_item = i.nr_seq_item and e.nr_seq_filial = n.nr_seq_filial
       order by i.nr_seq_item)
    select nr_sequencial, nr_seq_filial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor, liberado
      from nova`;
}
