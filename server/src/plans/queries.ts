import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

interface PlanStanding {
  nr_seq_veiculo_plano: number;
  /** Number of the cycle the order did. */
  feito: number;
  /** Numbers of all cycles of the plan. */
  ordens: number[];
}

/** Locks where the vehicle of a plan order stands in its plan. */
export async function lockStanding(tx: CompanyDb, order: number): Promise<PlanStanding | undefined> {
  const { rows } = await sql<PlanStanding>`
    select vp.nr_sequencial as nr_seq_veiculo_plano, c.nr_ordem as feito,
           array(select x.nr_ordem from plano_ciclo x where x.nr_seq_plano = vp.nr_seq_plano) as ordens
      from os o
      join veiculo_plano vp on vp.nr_sequencial = o.nr_seq_veiculo_plano
      join plano_ciclo c on c.nr_sequencial = o.nr_seq_ciclo
     where o.nr_sequencial = ${order}
       for update of vp`.execute(tx);
  return rows[0];
}

/** Counts the next cycle from a closed order: its meter (the vehicle's where none was given) and its day in the branch. */
export async function updateStanding(
  tx: CompanyDb,
  change: { vehiclePlan: number; order: number; next: number },
): Promise<void> {
  await sql`
    update veiculo_plano vp
       set nr_ordem_prox = ${change.next}, km_ultimo = coalesce(o.km_final, v.km_atual),
           dt_ultimo = (o.dt_final at time zone f.ds_fuso)::date
      from os o
      join veiculo v on v.nr_placa = o.nr_placa
      join filial f on f.nr_sequencial = o.nr_seq_filial
     where vp.nr_sequencial = ${change.vehiclePlan} and o.nr_sequencial = ${change.order}`.execute(tx);
}
