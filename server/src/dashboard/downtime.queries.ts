import { type Sql, sql } from '../core/db/sql.ts';
import { inBranch } from '../core/fleet.queries.ts';
import { isPlanned, keptFrom } from '../core/order-types.queries.ts';
import type { BranchScope } from './queries.ts';

/** The span indicators are computed for: start, and exclusive end; the future is cut off. */
export interface Span {
  start: Sql;
  end: Sql;
}

/**
 * Tables of a `with` about downtime of vehicles (docs/indicators.md): `frota`, the vehicles of the branch; `parada`, the part
 * of the span in which each order of any branch kept its vehicle; `parado`, seconds of downtime per vehicle, overlaps of orders
 * counted once.
 *
 * An unplanned order keeps its vehicle from the opening, a planned one from the start of its work; each until the vehicle is released.
 */
export const downtime = (scope: BranchScope, { start, end }: Span): Sql => sql`
    trecho as (select ${start} as inicio, greatest(least(${end}, now()), ${start}) as fim),
    frota as materialized (
      select v.nr_placa from veiculo v where v.st_veiculo = 'A' and ${inBranch(sql`v.nr_placa`, scope.branchId)}),
    parada as materialized (
      select p.nr_sequencial, p.nr_placa, p.dt_inicial, p.planejada, p.intervalo
        from (select o.nr_sequencial, o.nr_placa, o.dt_inicial, ${isPlanned} as planejada,
                     tstzrange(x.de, greatest(x.de, coalesce(o.dt_liberado, o.dt_final, now()))) * tstzrange(t.inicio, t.fim) as intervalo
                from frota
                join os o using (nr_placa)
               cross join trecho t
               cross join lateral (select ${keptFrom} as de) x
               where o.st_os <> 'E' and x.de is not null and o.dt_os < t.fim
                 and (coalesce(o.dt_liberado, o.dt_final) is null or coalesce(o.dt_liberado, o.dt_final) > t.inicio)) p
       where not isempty(p.intervalo)),
    parado as (
      select p.nr_placa, sum(extract(epoch from upper(u.um) - lower(u.um))) as segundos
        from (select nr_placa, range_agg(intervalo) as juntos from parada group by 1) p
       cross join lateral unnest(p.juntos) u (um)
       group by 1)`;

/** Availability as an object: vehicles, seconds they could have run, seconds they stood, what of it was waiting for a start and work. */
export const availability = sql`
  select json_build_object(
    'veiculos', (select count(*) from frota),
    'segundos', (select count(*) from frota) * (select extract(epoch from fim - inicio) from trecho),
    'parado', (select coalesce(sum(segundos), 0) from parado),
    'espera', (select coalesce(sum(extract(epoch from upper(x.ate) - lower(x.ate))), 0)
                 from (select intervalo * tstzrange(null, coalesce(dt_inicial, 'infinity')) as ate from parada where not planejada) x
                where not isempty(x.ate)),
    'servico', (select coalesce(sum(extract(epoch from upper(u.um) - lower(u.um))), 0)
                  from (select range_agg(tstzrange(e.dt_inicio, coalesce(e.dt_final, 'infinity')) * p.intervalo) as juntos
                          from parada p join execucao e on e.nr_seq_os = p.nr_sequencial group by p.nr_sequencial) w
                 cross join lateral unnest(w.juntos) u (um)))`;
