import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe } from '../core/db/sql.ts';
import { number, row } from '../core/row.ts';

const PlanStanding = row({
  nr_seq_veiculo_plano: number,
  /** Number of the cycle the order did. */
  feito: number,
  /** Numbers of the cycles in the plan's ring. */
  ordens: number.array(),
});
type PlanStanding = z.infer<typeof PlanStanding>;

/** Keeps the meter of an order's vehicle and the ring of its plan as they are until the transaction ends. */
export async function holdRing(tx: CompanyDb, order: number): Promise<void> {
  await execute(tx)`
    select p.nr_sequencial
      from os o
      join veiculo_plano vp on vp.nr_sequencial = o.nr_seq_veiculo_plano
      join plano p on p.nr_sequencial = vp.nr_seq_plano
      join veiculo v on v.nr_placa = vp.nr_placa
     where o.nr_sequencial = ${order}
       for share of v, p`;
}

/** Locks the place of a plan order's vehicle. */
export async function lockStanding(tx: CompanyDb, order: number): Promise<PlanStanding | undefined> {
  return maybe(tx, PlanStanding)`
    select vp.nr_sequencial as nr_seq_veiculo_plano, c.nr_ordem as feito,
           array(select x.nr_ordem from plano_ciclo x where x.nr_seq_plano = vp.nr_seq_plano and x.nr_ordem is not null) as ordens
      from os o
      join veiculo_plano vp on vp.nr_sequencial = o.nr_seq_veiculo_plano
      join plano_ciclo c on c.nr_sequencial = o.nr_seq_ciclo
     where o.nr_sequencial = ${order}
       for update of vp`;
}

/**
 * Counts the next cycle from a closed order, its meter (the vehicle's where none was given) and its day in the branch, and
 * writes down that the cycle was done. The history takes an order once: a second count rolls back.
 */
export async function updateStanding(
  tx: CompanyDb,
  change: { vehiclePlan: number; order: number; next: number; person: number },
): Promise<void> {
  await execute(tx)`
    with feito as (
      select o.nr_sequencial, o.nr_seq_ciclo, coalesce(o.km_final, v.km_atual) as km,
             (o.dt_final at time zone f.ds_fuso)::date as dia
        from os o
        join veiculo v on v.nr_placa = o.nr_placa
        join filial f on f.nr_sequencial = o.nr_seq_filial
       where o.nr_sequencial = ${change.order}),
    historico as (
      insert into plano_historico (nr_seq_veiculo_plano, tp_fato, nr_seq_ciclo, nr_seq_os, km, dt_fato, nr_seq_clifor)
      select ${change.vehiclePlan}, 'E', f.nr_seq_ciclo, f.nr_sequencial, f.km, f.dia, ${change.person}
        from feito f)
    update veiculo_plano vp
       set nr_ordem_prox = ${change.next}, km_ultimo = f.km, dt_ultimo = f.dia
      from feito f
     where vp.nr_sequencial = ${change.vehiclePlan}`;
}
