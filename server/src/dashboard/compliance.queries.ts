import { type Sql, sql } from '../core/db/sql.ts';
import type { BranchScope } from './queries.ts';

/** Part of an interval within which a cycle still counts as done on time: the ten per cent usual in maintenance. */
const tolerance = sql.lit(0.1);

/**
 * Table `ciclo_feito` of a `with` (docs/indicators.md): cycles of vehicles `frota` that were done in the days, and whether each was
 * done in time: by meter and by day, counted from the fact before it, with the tolerance. A cycle without an earlier fact is
 * not judged.
 */
export const cyclesDone = (from: string, to: string): Sql => sql`
    ciclo_feito as (
      select (h.km < h.km_antes or c.km_intervalo is null or h.km <= h.km_antes + c.km_intervalo * (1 + ${tolerance}))
             and (c.qt_dias is null or h.dt_fato <= h.dt_antes + floor(c.qt_dias * (1 + ${tolerance}))::int) as em_dia
        from (select x.tp_fato, x.nr_seq_ciclo, x.km, x.dt_fato,
                     lag(x.km) over fatos as km_antes, lag(x.dt_fato) over fatos as dt_antes
                from plano_historico x
                join veiculo_plano vp on vp.nr_sequencial = x.nr_seq_veiculo_plano
               where vp.nr_placa in (select nr_placa from frota) and x.tp_fato in ('E', 'V', 'C')
              window fatos as (partition by x.nr_seq_veiculo_plano order by x.nr_sequencial)) h
        join plano_ciclo c on c.nr_sequencial = h.nr_seq_ciclo
       where h.tp_fato = 'E' and h.dt_antes is not null and h.dt_fato between ${from}::date and ${to}::date)`;

/**
 * Plans of the branch past their tolerance and not done; they count as missed in every period that includes today.
 */
export const plansLacking = (scope: BranchScope, from: string, to: string): Sql => sql`
  select count(*)
    from (select (now() at time zone ${scope.zone})::date as hoje) d
   cross join lateral plano_vencimento(d.hoje, ${scope.branchId}::int, null, ${scope.zone}::text) p
    join plano_ciclo c on c.nr_sequencial = p.nr_seq_ciclo
   where d.hoje between ${from}::date and ${to}::date
     and (-p.km_restante > c.km_intervalo * ${tolerance} or d.hoje > p.dt_ultimo + floor(c.qt_dias * (1 + ${tolerance}))::int)`;
